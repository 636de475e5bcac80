import { useTranslations } from 'next-intl'
import type { TextBlock, TextSection } from './text-outline'
import { textValues } from './text-values'

/** A section of a long text; its number is counted by the page's style, so that contents and headings agree. */
export function TextSectionView({ id, title, body }: TextSection) {
  const t = useTranslations()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 [counter-increment:section]">
      <h2
        id={`${id}-title`}
        className="mb-3 text-xl font-semibold before:mr-2 before:text-quiet before:content-[counter(section)'.'] print:break-after-avoid"
      >
        {t(title)}
      </h2>
      <div className="flex flex-col gap-3">
        {body.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  )
}

function Block({ block }: { block: TextBlock }) {
  const t = useTranslations()
  if (typeof block === 'string') return <p>{t.rich(block, textValues)}</p>
  const isOrdered = 'steps' in block
  const items = (isOrdered ? block.steps : block.list).map((key) => (
    <li key={key} className="pl-1 marker:text-quiet">
      {t.rich(key, textValues)}
    </li>
  ))
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`flex flex-col gap-2 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>{items}</List>
  )
}
