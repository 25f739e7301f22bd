/** Address of a page in the studio; a not-found page is below its folder. */
export const studioAddressOf = ({ route, isNotFoundPage }: { route: string; isNotFoundPage: boolean }): string =>
  isNotFoundPage ? `${route === '/' ? '' : route}/_404` : route;
