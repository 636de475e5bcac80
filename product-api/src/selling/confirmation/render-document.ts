import { plainText } from '@bieznik/backend-kit/documents/parse-document'
import { html, type Html } from '@bieznik/backend-kit/mail/html'
import type { Block, Document, Inline } from '@bieznik/contract/content/documents'

type LinkTo = (href: string) => string

/** A document within a mail. `linkTo`: where a link leads from there. */
export function documentHtml({ title, lead, sections }: Document, linkTo: LinkTo): Html {
  return html`<h2>${title}</h2>
    <p>${lead}</p>
    ${sections.map(
      (section, index) =>
        html`<h3>${index + 1}. ${section.title}</h3>
          ${section.blocks.map((block) => blockHtml(block, linkTo))}`,
    )}`
}

function blockHtml(block: Block, linkTo: LinkTo): Html {
  if (block.type === 'paragraph') return html`<p>${inlinesHtml(block.text, linkTo)}</p>`
  if (block.type === 'table') throw new Error('no document of an order has a table')
  const items = block.items.map((item) => html`<li>${inlinesHtml(item, linkTo)}</li>`)
  return block.isOrdered
    ? html`<ol>
        ${items}
      </ol>`
    : html`<ul>
        ${items}
      </ul>`
}

const inlinesHtml = (inlines: readonly Inline[], linkTo: LinkTo): Html[] =>
  inlines.map(({ text, href }) =>
    href === undefined ? html`${text}` : html`<a href="${linkTo(href)}">${text}</a>`,
  )

/** The same as plain text. */
export function documentText({ title, lead, sections }: Document): string {
  return [
    title,
    lead,
    ...sections.flatMap((section, index) => [
      `${index + 1}. ${section.title}`,
      ...section.blocks.map(blockText),
    ]),
  ].join('\n\n')
}

function blockText(block: Block): string {
  if (block.type === 'paragraph') return plainText(block.text)
  if (block.type === 'table') throw new Error('no document of an order has a table')
  return block.items.map((item) => `- ${plainText(item)}`).join('\n')
}
