import type { TreeDragDropPayload } from '@mantine/core';
import { useMemo } from 'react';
import { isObject, type JsonObject } from '#shared/json.ts';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary } from '#shared/studio.ts';
import { count } from '#shared/words.ts';
import { useEditing, useJson } from '../editing/Editing.tsx';
import { isTranslation } from '../pages/isTranslation.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { useSchemas, useSite } from '../queries.ts';
import {
  goalOfDrop,
  goalOfStep,
  insertLink,
  type LinkDirection,
  type LinkFile,
  type LinkNode,
  type LinkStep,
  linksIn,
  listsFor,
  moveLink,
  treeOfLinks,
} from './linkTree.ts';

/** The file of what holds for the whole site. */
export const siteFile = '_site.json';

/** Where the menu stands in it. */
export const menuPointer = '/navigation';

/** What was done in a tree: where the entry is now, and that in words. */
interface Done {
  pointer?: string | undefined;
  said: string;
}

/** How the entries of a tree are moved, and pages come into it. */
export interface LinkTreeEditing {
  step: (node: LinkNode, direction: LinkDirection) => Done;
  remove: (node: LinkNode) => Done | undefined;
  mayDrop: (payload: TreeDragDropPayload) => boolean;
  drop: (payload: TreeDragDropPayload) => Done | undefined;
}

/** Value of the entry that holds what is not in the menu. */
export const outside = 'outside';

const pagePrefix = 'page:';

/** Address of the page that an entry stands for which is not in the menu. */
export const pageOf = (value: string): string | undefined =>
  value.startsWith(pagePrefix) ? value.slice(pagePrefix.length) : undefined;

/** `_site.json` as it is with what is being typed; undefined while it is read. */
export function useLinkFile(): LinkFile | undefined {
  const json = useJson(siteFile);
  const { data: schemas } = useSchemas();
  const schema = schemas?.site as FieldSchema | undefined;
  return useMemo(() => (schema && json !== undefined ? { schema, json } : undefined), [schema, json]);
}

/** A list of entries as a tree. */
export function useLinkNodes(list: string): LinkNode[] {
  const file = useLinkFile();
  return useMemo(() => (file ? treeOfLinks(file, list) : []), [file, list]);
}

/** Pages that no entry leads to, as a last entry with each of them in it. */
export function useOutsidePages(nodes: readonly LinkNode[]): LinkNode[] {
  const { data: site } = useSite();
  return useMemo(() => {
    const listed = new Set(linksIn(nodes));
    const pages = (site?.pages ?? []).filter(
      (page) => !page.isNotFoundPage && !listed.has(page.route) && !isTranslation(page),
    );
    if (pages.length === 0) return [];
    const children = pages.map((page) => ({ value: pagePrefix + addressOf(page), label: page.name, link: page.route }));
    return [{ value: outside, label: `Not in the menu (${count(pages.length, 'page')})`, children }];
  }, [nodes, site]);
}

/** The entry of a menu for a page. */
export const entryOfPage = ({ name, route }: Pick<PageSummary, 'name' | 'route'>): JsonObject => ({
  label: name,
  link: route,
});

/** Where in the menu a page may come to. */
export function useMenuPlaces() {
  const file = useLinkFile();
  return useMemo(() => (file ? listsFor(file, { label: '', link: '' }, menuPointer) : []), [file]);
}

/**
 * Lets the entries of a list in `_site.json` be moved.
 * @param list its JSON pointer
 */
export function useLinkTree(list: string): LinkTreeEditing {
  const { change, queue } = useEditing();
  const { data: schemas } = useSchemas();
  const { data: site } = useSite();
  return useMemo(() => {
    const now = (): LinkFile => ({
      schema: (schemas?.site ?? {}) as FieldSchema,
      // With what was done a moment ago: the tree may not have been shown anew yet.
      json: queue.json(siteFile) ?? {},
    });
    const take = (step: LinkStep | string, what: string): Done => {
      if (typeof step === 'string') return { said: step };
      const typing = step.changes.length > 1 ? `${what} ${Date.now()}` : undefined;
      for (const one of step.changes) change(siteFile, one, what, typing);
      return { pointer: step.pointer, said: `${what}: ${positionOf(step.pointer)}` };
    };
    const remove = ({ value, label }: LinkNode): Done | undefined => {
      if (!value.startsWith(`${list}/`)) return undefined;
      change(siteFile, { kind: 'remove', pointer: value }, `${label} taken out of the menu`);
      return { said: `${label} taken out of the menu` };
    };
    const pageAt = (value: string) => site?.pages.find((page) => addressOf(page) === pageOf(value));
    const plan = ({ draggedNode, targetNode, position }: TreeDragDropPayload): LinkStep | string | undefined => {
      if (!targetNode.startsWith(`${list}/`)) return undefined;
      const file = now();
      const goal = goalOfDrop(file, targetNode, position);
      const page = pageAt(draggedNode);
      if (!goal) return undefined;
      return page ? insertLink(file, entryOfPage(page), goal) : moveLink(file, draggedNode, goal);
    };
    const isTakenOut = ({ draggedNode, targetNode }: TreeDragDropPayload) =>
      draggedNode.startsWith(`${list}/`) && (targetNode === outside || pageOf(targetNode) !== undefined);
    return {
      step(node, direction) {
        const page = pageAt(node.value);
        const file = now();
        const end = listsFor(file, { label: '', link: '' }, list)[0];
        if (page && end) return take(insertLink(file, entryOfPage(page), end.goal), `${page.name} put into the menu`);
        const goal = goalOfStep(file, node.value, direction, list);
        return take(typeof goal === 'string' ? goal : moveLink(file, node.value, goal), `${node.label} moved`);
      },
      remove,
      mayDrop: (payload) => isTakenOut(payload) || isObject(plan(payload)),
      drop(payload) {
        const label = labelOf(payload.draggedNode, now(), list) ?? pageAt(payload.draggedNode)?.name ?? 'Entry';
        if (isTakenOut(payload)) return remove({ value: payload.draggedNode, label });
        const step = plan(payload);
        const what = pageAt(payload.draggedNode) ? 'put into the menu' : 'moved';
        return step === undefined ? undefined : take(step, `${label} ${what}`);
      },
    };
  }, [change, queue, schemas, site, list]);
}

/** Which place in its list an entry has: that is announced. */
const positionOf = (pointer: string) => `place ${Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1}`;

function labelOf(value: string, file: LinkFile, list: string): string | undefined {
  const find = (nodes: readonly LinkNode[]): LinkNode | undefined =>
    nodes.map((node) => (node.value === value ? node : find(node.children ?? []))).find((found) => found);
  return find(treeOfLinks(file, list))?.label;
}
