import type { TreeDragDropPayload } from '@mantine/core';
import { useMemo } from 'react';
import { formatCount } from '#shared/formatText.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { ListStep } from '#shared/listMove.ts';
import type { PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { useEditing, useFileJson } from '../editing/Editing.tsx';
import { isTranslation } from '../pages/isTranslation.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { useSchemas, useSite } from '../queries.ts';
import {
  buildLinkTree,
  flattenLinks,
  insertLink,
  type LinkDirection,
  type LinkNode,
  listsAccepting,
  moveLink,
  positionAtEnd,
  positionOfDrop,
  positionOfMove,
  type SiteSettingsFile,
} from './linkTree.ts';

export const siteSettingsPath = '_site.json';

export const menuPointer = '/navigation';

/** Result of an edit: pointer of the entry and a message for screen readers. */
export interface LinkEditResult {
  pointer?: string | undefined;
  said: string;
}

/** Value of the entry that contains the pages that are not in the menu. */
export const outsideMenuValue = 'outside';

const pagePrefix = 'page:';

/** Address of the page of an entry outside the menu; undefined for other entries. */
export const pageAddressOf = (value: string): string | undefined =>
  value.startsWith(pagePrefix) ? value.slice(pagePrefix.length) : undefined;

/** `_site.json` including unsaved changes; undefined while it is loading. */
export function useSiteSettings(): SiteSettingsFile | undefined {
  const json = useFileJson(siteSettingsPath);
  const { data: schemas } = useSchemas();
  const schema = schemas?.site as FieldSchema | undefined;
  return useMemo(() => (schema && json !== undefined ? { schema, json } : undefined), [schema, json]);
}

export function useLinkNodes(list: string): LinkNode[] {
  const file = useSiteSettings();
  return useMemo(() => (file ? buildLinkTree(file, list) : []), [file, list]);
}

/** Entry that contains all pages to which no entry of the menu links. Pages of items are found in their lists. */
export function usePagesOutsideMenu(nodes: readonly LinkNode[]): LinkNode[] {
  const { data: site } = useSite();
  return useMemo(() => {
    const listed = new Set(flattenLinks(nodes).map(({ link }) => link));
    const pages = (site?.pages ?? []).filter(
      (page) => !page.isNotFoundPage && !page.item && !listed.has(page.route) && !isTranslation(page),
    );
    if (pages.length === 0) return [];
    const children = pages.map((page) => ({
      value: pagePrefix + studioAddressOf(page),
      label: page.name,
      link: page.route,
    }));
    return [{ value: outsideMenuValue, label: `Not in the menu (${formatCount(pages.length, 'page')})`, children }];
  }, [nodes, site]);
}

export const createMenuEntry = ({ name, route }: Pick<PageSummary, 'name' | 'route'>): JsonObject => ({
  label: name,
  link: route,
});

export function useMenuPositions() {
  const file = useSiteSettings();
  return useMemo(() => (file ? listsAccepting(file, { label: '', link: '' }, menuPointer) : []), [file]);
}

/**
 * Moves, adds and removes entries of a list in `_site.json`.
 * @param list JSON pointer of the list
 */
export function useLinkTree(list: string) {
  const { change, queue } = useEditing();
  const { data: schemas } = useSchemas();
  const { data: site } = useSite();
  const currentFile = (): SiteSettingsFile => ({
    schema: (schemas?.site ?? {}) as FieldSchema,
    // Includes changes that have not been rendered yet.
    json: queue.json(siteSettingsPath) ?? {},
  });
  const applyChange = (step: ListStep | string, what: string): LinkEditResult => {
    if (typeof step === 'string') return { said: step };
    const typing = step.changes.length > 1 ? `${what} ${Date.now()}` : undefined;
    for (const one of step.changes) change(siteSettingsPath, one, what, typing);
    return { pointer: step.pointer, said: `${what}: ${describePosition(step.pointer)}` };
  };
  const remove = ({ value, label }: LinkNode): LinkEditResult | undefined => {
    if (!value.startsWith(`${list}/`)) return undefined;
    change(siteSettingsPath, { kind: 'remove', pointer: value }, `${label} taken out of the menu`);
    return { said: `${label} taken out of the menu` };
  };
  const pageAt = (value: string) => site?.pages.find((page) => studioAddressOf(page) === pageAddressOf(value));
  const planDrop = ({ draggedNode, targetNode, position }: TreeDragDropPayload): ListStep | string | undefined => {
    if (!targetNode.startsWith(`${list}/`)) return undefined;
    const file = currentFile();
    const goal = positionOfDrop(file, targetNode, position);
    const page = pageAt(draggedNode);
    if (!goal) return undefined;
    return page ? insertLink(file, createMenuEntry(page), goal) : moveLink(file, draggedNode, goal);
  };
  const isRemoval = ({ draggedNode, targetNode }: TreeDragDropPayload) =>
    draggedNode.startsWith(`${list}/`) && (targetNode === outsideMenuValue || pageAddressOf(targetNode) !== undefined);
  return {
    step(node: LinkNode, direction: LinkDirection): LinkEditResult {
      const page = pageAt(node.value);
      const file = currentFile();
      const end = positionAtEnd(file, list);
      if (page && end)
        return applyChange(insertLink(file, createMenuEntry(page), end), `${page.name} put into the menu`);
      const goal = positionOfMove(file, node.value, direction, list);
      return applyChange(typeof goal === 'string' ? goal : moveLink(file, node.value, goal), `${node.label} moved`);
    },
    remove,
    mayDrop: (payload: TreeDragDropPayload) => isRemoval(payload) || isObject(planDrop(payload)),
    drop(payload: TreeDragDropPayload) {
      const { draggedNode } = payload;
      const entry = flattenLinks(buildLinkTree(currentFile(), list)).find(({ value }) => value === draggedNode);
      const page = pageAt(draggedNode);
      const label = entry?.label ?? page?.name ?? 'Entry';
      if (isRemoval(payload)) return remove({ value: draggedNode, label });
      const step = planDrop(payload);
      const what = page ? 'put into the menu' : 'moved';
      return step === undefined ? undefined : applyChange(step, `${label} ${what}`);
    },
  };
}

const describePosition = (pointer: string) => `place ${Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1}`;

/** Operations that move entries of a tree and add pages to it. */
export type LinkTreeEditing = ReturnType<typeof useLinkTree>;
