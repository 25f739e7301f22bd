import { PDFDocument as Document, type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { brand } from './palette.ts';

/** Size of an A4 sheet and its margin, in points. */
const SHEET = { width: 595.28, height: 841.89, margin: 56 } as const;

// A document must be the same whenever it is made, so it bears a date of its own.
const ISSUED = new Date(Date.UTC(2025, 3, 1));

/** A block of a document. */
export type Block =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly number[]; readonly rows: readonly (readonly string[])[] };

/** What a document says: the cover line, and its pages after the cover, each a list of blocks. */
export interface Paper {
  readonly title: string;
  readonly subtitle: string;
  readonly pages: readonly (readonly Block[])[];
}

const colour = (hex: string): ReturnType<typeof rgb> => {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
};

interface Pen {
  readonly page: PDFPage;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  y: number;
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (current && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...lines, current] : lines;
}

function write(pen: Pen, text: string, x: number, width: number, size: number, bold: boolean, ink: string): void {
  const font = bold ? pen.bold : pen.plain;
  for (const line of wrap(text, font, size, width)) {
    pen.page.drawText(line, { x, y: pen.y - size, size, font, color: colour(ink) });
    pen.y -= size * 1.45;
  }
}

function drawTable(pen: Pen, columns: readonly number[], rows: readonly (readonly string[])[]): void {
  const width = SHEET.width - SHEET.margin * 2;
  rows.forEach((cells, row) => {
    const top = pen.y;
    let lowest = top;
    if (row % 2 === 0)
      pen.page.drawRectangle({
        x: SHEET.margin,
        y: top - 22,
        width,
        height: 24,
        color: colour(row === 0 ? brand.maroon : brand.sand),
      });
    let x = SHEET.margin + 8;
    cells.forEach((cell, i) => {
      pen.y = top - 3;
      const share = (columns[i] ?? 0) * width;
      write(pen, cell, x, share - 12, 10, row === 0, row === 0 ? '#ffffff' : brand.navy);
      lowest = Math.min(lowest, pen.y);
      x += share;
    });
    pen.y = lowest - 6;
  });
  pen.y -= 12;
}

function drawBlock(pen: Pen, block: Block): void {
  const width = SHEET.width - SHEET.margin * 2;
  switch (block.kind) {
    case 'heading':
      pen.y -= 8;
      write(pen, block.text, SHEET.margin, width, 16, true, brand.maroon);
      pen.page.drawRectangle({ x: SHEET.margin, y: pen.y - 1, width: 44, height: 2.4, color: colour(brand.marigold) });
      pen.y -= 12;
      break;
    case 'text':
      write(pen, block.text, SHEET.margin, width, 11, false, brand.navy);
      pen.y -= 8;
      break;
    case 'list':
      for (const item of block.items) {
        pen.page.drawCircle({ x: SHEET.margin + 4, y: pen.y - 8, size: 2.4, color: colour(brand.maroon) });
        write(pen, item, SHEET.margin + 16, width - 16, 11, false, brand.navy);
        pen.y -= 3;
      }
      pen.y -= 8;
      break;
    case 'table':
      drawTable(pen, block.columns, block.rows);
  }
}

function cover(page: PDFPage, paper: Paper, plain: PDFFont, bold: PDFFont): void {
  const { width, height, margin } = SHEET;
  page.drawRectangle({ x: 0, y: 0, width, height, color: colour(brand.navy) });
  page.drawCircle({ x: width * 0.76, y: height * 0.5, size: 150, color: colour(brand.marigold) });
  for (let i = 0; i < 5; i++)
    page.drawRectangle({
      x: width * 0.36 + i * 76,
      y: height * 0.3,
      width: 52,
      height: 120 + (i % 3) * 66,
      color: colour(i % 2 ? '#8c1020' : brand.maroon),
    });
  page.drawRectangle({ x: 0, y: 0, width, height: height * 0.3, color: colour(brand.maroon) });
  page.drawRectangle({ x: 0, y: height * 0.3, width, height: 6, color: colour(brand.sand) });
  page.drawText('INDO GLOBAL COLLEGES', {
    x: margin,
    y: height - 92,
    size: 13,
    font: bold,
    color: colour(brand.marigold),
  });
  wrap(paper.title, bold, 40, width - margin * 2).forEach((line, i) => {
    page.drawText(line, { x: margin, y: height - 158 - i * 46, size: 40, font: bold, color: rgb(1, 1, 1) });
  });
  page.drawText(paper.subtitle, { x: margin, y: height * 0.3 - 64, size: 15, font: plain, color: colour(brand.sand) });
  page.drawText('A fictitious institution, shown as a reference site', {
    x: margin,
    y: 48,
    size: 10,
    font: plain,
    color: colour(brand.sand),
  });
}

function addPage(
  document: PDFDocument,
  paper: Paper,
  blocks: readonly Block[],
  number: number,
  plain: PDFFont,
  bold: PDFFont,
): void {
  const page = document.addPage([SHEET.width, SHEET.height]);
  page.drawRectangle({ x: 0, y: SHEET.height - 14, width: SHEET.width, height: 14, color: colour(brand.maroon) });
  const pen: Pen = { page, plain, bold, y: SHEET.height - 58 };
  for (const block of blocks) drawBlock(pen, block);
  page.drawText(`Indo Global Colleges  |  ${paper.title}  |  ${number}`, {
    x: SHEET.margin,
    y: 30,
    size: 9,
    font: plain,
    color: colour('#6a7285'),
  });
}

/** Sets a paper as a PDF: a cover, then its pages. The same paper always gives the same bytes. */
export async function pdf(paper: Paper): Promise<Uint8Array> {
  const document = await Document.create();
  document.setTitle(`${paper.title} – Indo Global Colleges`);
  document.setLanguage('en-IN');
  document.setCreationDate(ISSUED);
  document.setModificationDate(ISSUED);
  document.setProducer('Lintel');
  document.setCreator('Lintel');
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  cover(document.addPage([SHEET.width, SHEET.height]), paper, plain, bold);
  paper.pages.forEach((blocks, i) => {
    addPage(document, paper, blocks, i + 2, plain, bold);
  });
  return document.save();
}
