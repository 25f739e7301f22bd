import type { PastedContents } from '#markdown/paste/clipboard.ts';

/** Reads the clipboard where nothing was pasted by keys. The browser may ask whether that is allowed. */
export async function readClipboardItems(): Promise<PastedContents> {
  const items = await navigator.clipboard.read();
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const pictures = items.flatMap((item) => {
    const type = item.types.find((name) => name.startsWith('image/'));
    return type === undefined ? [] : { item, type };
  });
  const files = pictures.map(async ({ item, type }) => new File([await item.getType(type)], 'picture', { type }));
  return { html: await read('text/html'), text: await read('text/plain'), files: await Promise.all(files) };
}
