/**
 * The JSON of the API as SQL expressions, so that a row leaves the database ready to send. Each returns json; the
 * outermost one wraps them in json_strip_nulls, as absent fields are omitted.
 */

/** SQL: a community or district; `alias` is a row of communities. */
export const communityJson = (alias: string): string => `
  json_build_object('community_id', ${alias}.community_id, 'district_id', ${alias}.district_id, 'name', ${alias}.name,
    'name_path', ${alias}.name_path, 'zip', ${alias}.zips[1], 'lat', ${alias}.lat, 'lon', ${alias}.lon)`;

/** SQL that joins the community of an address; with a district it is the district. */
export const joinCommunity = (community: string, address: string): string => `
  left join communities ${community} on ${community}.community_id = ${address}.community_id
    and ${community}.district_id is not distinct from ${address}.district_id`;

const nullIfEmpty = (column: string) => `nullif(${column}, '')`;

/** SQL: a complete address; `main` is its main address, `community` a joined row of communities. */
export const addressJson = (alias: string, main: string, community: string): string => `
  json_build_object('address_id', ${alias}.address_id, 'community', ${communityJson(community)},
    'main_address', case when ${main}.address_id is not null then json_build_object('name', ${main}.name) end,
    'name', ${alias}.name, ${[
      'extended_name',
      'zipcode',
      'street',
      'phone',
      'fax',
      'mobile',
      'email',
      'url',
      'district',
    ]
      .map((column) => `'${column}', ${nullIfEmpty(`${alias}.${column}`)}`)
      .join(', ')}, 'lat', ${alias}.lat, 'lon', ${alias}.lon)`;

/**
 * SQL: whether a person may use an address: of the common catalogue, an approved one of their client, or their own
 * suggestion. `alias` is a row of addresses, the others are placeholders.
 */
export const isUsable = (alias: string, client: string, owner: string): string =>
  `((${alias}.state = 'approved' and (${alias}.client is null or ${alias}.client = ${client})) or ${alias}.owner_id = ${owner})`;

/** SQL: the label of an address: main address with extended name, or the name alone. */
export const addressLabel = (alias: string, main: string): string => `
  case when ${main}.address_id is null then concat_ws(', ', ${alias}.name, nullif(${alias}.extended_name, ''))
    else concat_ws(', ', ${main}.name, nullif(coalesce(nullif(${alias}.extended_name, ''), ${alias}.name), ${main}.name)) end`;
