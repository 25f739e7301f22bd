/** Address of a page in the studio; a not-found page stands below the folder that it answers for. */
export const addressOf = ({ route, isNotFoundPage }: { route: string; isNotFoundPage: boolean }): string =>
  isNotFoundPage ? `${route === '/' ? '' : route}/_404` : route;
