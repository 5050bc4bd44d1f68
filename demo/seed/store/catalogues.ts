import type { Queryable } from '../../server/platform/database/database';
import { insertRows } from '../../tools/store/insert-rows';
import type { SeedClient } from '../clients';
import { DISTRICTS, MUNICIPALITIES } from '../generate/region';
import { RUBRICS } from '../generate/rubrics';
import type { SeedAddress } from '../generate/venues';

/** Stores the clients with their settings, and the common rubrics. */
export async function storeClients(to: Queryable, clients: readonly SeedClient[]): Promise<void> {
  await insertRows(
    to,
    `insert into clients (key, name, settings)
     select key, name, settings from jsonb_to_recordset($1::jsonb) as r(key text, name text, settings jsonb)
     on conflict (key) do nothing`,
    clients,
  );
  const rubrics = clients.flatMap(({ key }) =>
    RUBRICS.map((rubric, position) => ({ client: key, position, ...rubric })),
  );
  await insertRows(
    to,
    `insert into rubrics (client, id, name, name_en, color, icon, position)
     select client, id, name, "nameEn", color, icon, position
     from jsonb_to_recordset($1::jsonb) as r(client text, id int, name text, "nameEn" text, color text, icon text, position int)
     on conflict (client, id) do nothing`,
    rubrics,
  );
}

/** Updates the settings of stored clients. */
export async function refreshSettings(to: Queryable, clients: readonly SeedClient[]): Promise<void> {
  for (const { key, settings } of clients)
    await to.query('update clients set settings = $2::jsonb where key = $1', [key, JSON.stringify(settings)]);
}

/** Stores the municipalities and districts of the region. */
export async function storeRegion(to: Queryable): Promise<void> {
  const rows = [...MUNICIPALITIES, ...DISTRICTS.map((place) => ({ ...place, population: 0 }))];
  await insertRows(
    to,
    `insert into communities (community_id, district_id, name, name_path, zips, lat, lon, population)
     select "communityId", "districtId", name, "namePath", zips, lat, lon, population
     from jsonb_to_recordset($1::jsonb) as r("communityId" int, "districtId" int, name text, "namePath" text, zips text[],
       lat float8, lon float8, population int)
     on conflict do nothing`,
    rows,
  );
}

/** Stores venues and promoters. */
export async function storeAddresses(to: Queryable, addresses: readonly SeedAddress[]): Promise<void> {
  const rows = addresses.map(({ community: place, ...address }) => ({
    ...address,
    communityId: place.communityId,
    districtId: place.districtId,
    district: place.districtId ? place.name : undefined,
  }));
  await insertRows(
    to,
    `insert into addresses (address_id, community_id, district_id, main_address_id, name, extended_name, zipcode, street,
       phone, fax, mobile, email, url, district, accessibility, lat, lon)
     select id, "communityId", "districtId", "mainId", name, "extendedName", zip, street, phone, fax, mobile, email, url,
       district, accessibility, lat, lon
     from jsonb_to_recordset($1::jsonb) as r(id int, "communityId" int, "districtId" int, "mainId" int, name text,
       "extendedName" text, zip text, street text, phone text, fax text, mobile text, email text, url text, district text,
       accessibility text, lat float8, lon float8)
     on conflict (address_id) do nothing`,
    rows,
  );
}
