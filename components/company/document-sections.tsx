import type { Block, Inline, Section } from '@bieznik/contract/content/documents'
import { TextLink, textLinkClass } from '@/components/ui/text-link'

interface DocumentSectionsProps {
  sections: readonly Section[]
  /** Before each anchor, where another text on the page has the same ones. */
  anchorPrefix?: string
}

/** The sections alone, for a text that is short enough to do without contents. */
export function DocumentSections({ sections, anchorPrefix = '' }: DocumentSectionsProps) {
  return (
    <div className="flex max-w-prose flex-col gap-8 [counter-reset:section] lg:gap-10">
      {sections.map(({ id, title, blocks }) => (
        <DocumentSection key={id} id={anchorPrefix + id} title={title} blocks={blocks} />
      ))}
    </div>
  )
}

/** The number is counted by the page's style, so that contents and headings agree. */
function DocumentSection({ id, title, blocks }: Section) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 [counter-increment:section]">
      <h2
        id={`${id}-title`}
        className="mb-3 text-xl font-semibold before:mr-2 before:text-quiet before:content-[counter(section)'.'] print:break-after-avoid"
      >
        {title}
      </h2>
      <div className="flex flex-col gap-3">
        {blocks.map((block, index) => (
          <DocumentBlock key={index} block={block} />
        ))}
      </div>
    </section>
  )
}

export function DocumentBlock({ block }: { block: Block }) {
  if (block.type === 'table') return <Table {...block} />
  if (block.type === 'paragraph')
    return (
      <p>
        <Text of={block.text} />
      </p>
    )
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List className={`flex flex-col gap-2 pl-6 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((item, index) => (
        <li key={index} className="pl-1 marker:text-quiet">
          <Text of={item} />
        </li>
      ))}
    </List>
  )
}

function Text({ of }: { of: readonly Inline[] }) {
  const [first, ...others] = of
  if (first && others.length === 0 && first.href === undefined) return first.text
  return of.map(({ text, href }, index) => {
    if (href === undefined) return <span key={index}>{text}</span>
    if (href.startsWith('/'))
      return (
        <TextLink key={index} href={href} prefetch={false}>
          {text}
        </TextLink>
      )
    return (
      <a key={index} href={href} className={textLinkClass}>
        {text}
      </a>
    )
  })
}

function Table({ head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    <table className="block text-sm sm:table [&_td]:py-1.5 [&_td]:pr-3 max-sm:[&_td]:block max-sm:[&_td]:py-0.5 [&_td:first-child]:font-mono [&_td:first-child]:text-xs">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left">
          {head.map((cell) => (
            <th key={cell} scope="col" className="py-1.5 pr-3 font-medium">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block [&_tr]:border-b [&_tr]:border-line [&_tr]:align-top max-sm:[&_tr]:block max-sm:[&_tr]:py-2">
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
