import { itemSchema } from '#engine/check/facts/itemSchema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { StudioSchemas } from '#shared/studio.ts';
import { readNow } from './readNow.ts';
import type { StudioSite } from './studioSite.ts';

/** The schemas that a site's files are edited with. */
export function schemasOf({ content }: StudioSite): StudioSchemas {
  const { blocks, page, layout, pattern, site, dataList } = loadSiteSchemas();
  const plain = ({ schema }: { schema: unknown }) => schema as JsonObject;
  const items = [...(content.checked?.source.data ?? [])].map(([name, file]) => {
    const list = readNow(file);
    return [name, itemSchema(isObject(list) && isObject(list.fields) ? list.fields : {})] as const;
  });
  return {
    blocks: Object.fromEntries([...blocks].map(([type, checked]) => [type, plain(checked)])),
    page: plain(page),
    layout: plain(layout),
    pattern: plain(pattern),
    site: plain(site),
    items: Object.fromEntries(items),
    dataList: plain(dataList),
  };
}
