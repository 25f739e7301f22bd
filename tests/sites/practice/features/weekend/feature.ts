import { defineFeature } from 'lintel/feature';

/** Marks the document on days when nobody is there, for the style sheet. */
export default defineFeature({ client: ({ page }) => !page.isNotFoundPage });
