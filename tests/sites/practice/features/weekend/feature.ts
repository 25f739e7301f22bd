import { defineFeature } from 'lintel/feature';

/** Marks the document on days when the practice is closed, for the style sheet. */
export default defineFeature({ client: ({ page }) => !page.isNotFoundPage });
