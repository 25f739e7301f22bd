import { createItemSchema } from '#engine/check/facts/itemSchema.ts';
import { withoutTemplateProperties } from '#engine/content/schema/composeSchema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { asObject, type JsonObject } from '#shared/json.ts';
import type { StudioSchemas } from '#shared/studio.ts';
import { readCurrentJson } from './readCurrentJson.ts';
import type { StudioSite } from './studioSite.ts';

export function listStudioSchemas({ content }: StudioSite): StudioSchemas {
  const { blocks, page, layout, pattern, site, dataList } = loadSiteSchemas();
  const schemaOf = ({ schema }: { schema: unknown }) => schema as JsonObject;
  const items = [...(content.checked?.source.data ?? [])].map(([name, file]) => {
    const list = readCurrentJson(file);
    return [name, createItemSchema(asObject(asObject(list).fields))] as const;
  });
  return {
    blocks: Object.fromEntries([...blocks].map(([type, checked]) => [type, schemaOf(checked)])),
    page: withoutTemplateProperties(page.schema) as JsonObject,
    template: schemaOf(page),
    layout: schemaOf(layout),
    pattern: schemaOf(pattern),
    site: schemaOf(site),
    items: Object.fromEntries(items),
    dataList: schemaOf(dataList),
  };
}
