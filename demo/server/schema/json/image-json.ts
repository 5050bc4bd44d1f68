/** The widths of drawn pictures, in pixels; 768 is a phone's width at two dots a pixel. */
export const PICTURE_WIDTHS = [320, 640, 768, 960, 1280];

/** The use of a picture: lists may crop it otherwise than pages. */
type Use = 'page' | 'list';

/** SQL: the crop of a picture; null for the whole. */
const cropColumn = (alias: string, use: Use) =>
  use === 'list' ? `coalesce(${alias}.list_crop, ${alias}.crop)` : `${alias}.crop`;

/** SQL: the pixels of a picture's crop. */
const cropPixels = (alias: string, crop: string, side: 'width' | 'height') =>
  `greatest(1, round(${alias}.${side} * coalesce((${crop}->>'${side}')::float8, 1)))::int`;

/** SQL: the focal point within the crop; at an edge if it is outside. */
const cropFocus = (alias: string, crop: string, axis: 'x' | 'y', side: 'width' | 'height') =>
  `case when ${crop} is null then to_json(${alias}.focal_${axis}) else to_json(least(1, greatest(0,
    round(((${alias}.focal_${axis} - (${crop}->>'${axis}')::float8) / (${crop}->>'${side}')::float8)::numeric, 4)))) end`;

/** SQL: the address of a picture; another crop has another address, as caches store it for ever. */
const srcOf = (alias: string, use: Use) => `
  '/api/media/' || ${alias}.id || '/{width}' || case
    ${use === 'list' ? `when ${alias}.list_crop is not null then '?v=' || ${alias}.picture_version || '&cut=list'` : ''}
    when ${alias}.picture_version > 1 then '?v=' || ${alias}.picture_version else '' end`;

/** SQL: the address of a picture on pages, relative to the client's; `alias` is a row of media. */
export const imageSrc = (alias: string): string => srcOf(alias, 'page');

/** SQL: a picture; `alias` is a row of media. */
export const imageJson = (alias: string, use: Use = 'page', src: string = srcOf(alias, use)): string => {
  const crop = cropColumn(alias, use);
  return `
  json_build_object('id', ${alias}.id, 'alt', ${alias}.alt,
    'width', ${cropPixels(alias, crop, 'width')}, 'height', ${cropPixels(alias, crop, 'height')},
    'focalPoint', json_build_object('x', ${cropFocus(alias, crop, 'x', 'width')}, 'y', ${cropFocus(alias, crop, 'y', 'height')}),
    'src', ${src}, 'widths', json_build_array(${PICTURE_WIDTHS.join(', ')}),
    ${['agency', 'author', 'copyright', 'description', 'location', 'title'].map((column) => `'${column}', ${alias}.${column}`).join(', ')})`;
};

/** SQL: the owner's private address of a picture with its waiting changes: the whole, or the crop of lists. */
const ownerSrcOf = (alias: string, cut: 'list' | 'whole') =>
  `'/api/media/' || ${alias}.id || '/{width}?cut=${cut}&key=' || ${alias}.owner_key`;

/** SQL: a picture in a list of its owner; `alias` is a row of own_media. */
export const ownImageJson = (alias: string): string => {
  const isWaiting = `${alias}.waiting ?| array['crop', 'list_crop']`;
  return imageJson(
    alias,
    'list',
    `case when ${isWaiting} then ${ownerSrcOf(alias, 'list')} || '&v=' || ${alias}.version else ${srcOf(alias, 'list')} end`,
  );
};

/** SQL: a medium for its owner, with its crops and the address of the whole; `alias` is a row of own_media or media. */
export const mediumJson = (alias: string): string => `
  jsonb_strip_nulls(${imageJson(alias)}::jsonb || jsonb_build_object(
    'focalPoint', json_build_object('x', ${alias}.focal_x, 'y', ${alias}.focal_y),
    'crop', ${alias}.crop, 'listCrop', ${alias}.list_crop,
    'whole', ${ownerSrcOf(alias, 'whole')}))`;
