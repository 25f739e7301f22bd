import type { InboxForm } from '#shared/inboxForm.ts';
import type { EntryStore } from '../store/entryStore.ts';

/** Site whose forms send here, as it is now. */
export interface SiteForms {
  forms: InboxForm[];
  /** Address of the site; undefined if it has none. */
  siteUrl: string | undefined;
  /** Address of the inbox as the site has it; undefined if it does not. */
  inboxUrl: string | undefined;
  name: string;
}

/** Forms that the inbox knows. */
export interface FormRegister {
  site: () => SiteForms;
  /** Finds a form that the site has, or had when the page was opened that sends it. */
  find: (key: string) => Promise<InboxForm | undefined>;
}

/** Least time in milliseconds between two readings of the site. */
const pause = 5_000;

const keyPattern = /^[0-9a-f]{16}$/;

/**
 * Reads the forms of the site, and again when one comes that is not known: the site has been published anew.
 * @param readSite reads the content
 * @throws what `readSite` throws, at the start
 */
export async function createFormRegister(
  readSite: () => SiteForms,
  store: Pick<EntryStore, 'noteForms' | 'formOf'>,
): Promise<FormRegister> {
  let site = readSite();
  let readAt = Date.now();
  await store.noteForms(site.forms, readAt);
  const readAgain = async () => {
    readAt = Date.now();
    try {
      site = readSite();
      await store.noteForms(site.forms, readAt);
    } catch (error) {
      // Content with mistakes has no new forms: those that were read before stay.
      console.error(error);
    }
  };
  return {
    site: () => site,
    async find(key) {
      if (!keyPattern.test(key)) return undefined;
      const current = () => site.forms.find((form) => form.key === key);
      const known = current() ?? (await store.formOf(key));
      if (known || Date.now() - readAt < pause) return known;
      await readAgain();
      return current();
    },
  };
}
