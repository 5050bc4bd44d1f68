import { describe, expect, it } from 'vitest';
import { addressLines, directionsTarget, mailHref, telHref } from '../../../src/detail-parts/address-lines';
import { toAddress } from '../../../src/model/answers/address';
import { aCommunity, anAddress } from '../../support/event-answers';
import { itForAll } from '../../support/it-for-all';

const linesOf = (given: Record<string, unknown>) => addressLines(toAddress(anAddress(given)));
const routeTo = (given: Record<string, unknown>) => directionsTarget(toAddress(anAddress(given)));
const nowhere = aCommunity({ lat: undefined, lon: undefined });

describe('An address as it is written', () => {
  it('has name, street and town, without state and district', () => {
    expect(linesOf({})).toEqual({
      name: 'Kulturhaus Klosterkirche',
      extension: '',
      street: 'Klosterstraße 1',
      town: '72793 Pfullingen',
    });
  });

  it('names the bigger house first, and nothing twice', () => {
    const house = { main_address: { name: 'Stadthalle' } };
    expect(linesOf({ ...house, name: 'Kleiner Saal', extended_name: 'Kleiner Saal' })).toMatchObject({
      name: 'Stadthalle',
      extension: 'Kleiner Saal',
    });
    expect(linesOf({ ...house, name: 'Stadthalle' }).extension).toBe('');
    expect(linesOf({ name: '', extended_name: 'Saal' })).toMatchObject({ name: 'Saal' });
  });

  it('names town and district', () => {
    const community = aCommunity({
      district_id: 21,
      name: 'Betzingen',
      name_path: 'Baden-Württemberg|Reutlingen|Reutlingen|Betzingen',
    });
    expect(linesOf({ community, district: 'Betzingen' }).town).toBe('72793 Reutlingen-Betzingen');
    expect(linesOf({ district: 'Altstadt' }).town).toBe('72793 Pfullingen (Altstadt)');
  });
});

describe('Directions', () => {
  it('lead to the house if its coordinates exist', () => {
    expect(routeTo({ lat: 48.1, lon: 9.2 })).toBe('48.1,9.2');
  });

  it('lead to the written address rather than to the middle of the town', () => {
    expect(routeTo({})).toBe('Klosterstraße 1, 72793 Pfullingen');
    expect(routeTo({ street: undefined })).toBe('48.4646,9.2256');
  });

  it('need coordinates', () => {
    expect(routeTo({ community: nowhere })).toBeUndefined();
  });
});

describe('A number to dial', () => {
  itForAll([
    ['07121 / 303-0', 'tel:071213030'],
    ['+49 (0) 7121 303', 'tel:+497121303'],
    ['0049 (0)7121 303', 'tel:00497121303'],
    ['110', 'tel:110'],
    ['auf Anfrage', undefined],
    ['12+34', undefined],
    ['', undefined],
  ])('%s is %s', (number, href) => {
    expect(telHref(number)).toBe(href);
  });
});

describe('An address to write to', () => {
  itForAll([
    ['info@stadt.example', 'mailto:info@stadt.example'],
    ['jörg@stadt.example', 'mailto:j%C3%B6rg@stadt.example'],
    ['a@b.example?bcc=c@d.example', undefined],
    ['javascript:alert(1)', undefined],
    ['niemand', undefined],
  ])('%s is %s', (email, href) => {
    expect(mailHref(email)).toBe(href);
  });
});
