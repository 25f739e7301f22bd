import { cache } from 'react';
import { Banner } from '../../blocks/Banner.jsx';
import { StatsStrip } from '../../blocks/lists.jsx';
import { types } from '../../blocks/types.jsx';
import { site } from '../../site.mjs';

export const dynamicParams = false;

// The head and the page itself both need it: it is read once.
const pageAt = cache((route) => site.page(route));
const pageOf = async (params) => pageAt(`/${((await params).path ?? []).join('/')}`);

export const generateStaticParams = () =>
  site.routes().map((route) => ({ path: route === '/' ? [] : route.slice(1).split('/') }));

export async function generateMetadata({ params }) {
  const { title, description, url } = await pageOf(params);
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url },
    icons: `/media/${site.icon}`,
  };
}

export default async function Page({ params }) {
  const page = await pageOf(params);
  const inner = page.layout === 'inner';
  return (
    <>
      {inner ? <Banner page={page} /> : <h1 className="visually-hidden">{page.heading}</h1>}
      {page.blocks.map((block, place) => {
        const Block = types[block.type];
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never move
        return <Block key={place} {...block} />;
      })}
      {inner && <StatsStrip items={site.numbers} />}
    </>
  );
}
