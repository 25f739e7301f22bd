/** Kind of a file of content, by the folder that it is in. */
export type FileKind = 'page' | 'layout' | 'shared' | 'pattern' | 'data' | 'site';
