import { useFormatter, useTranslations } from 'next-intl'
import { TextContents } from './text-contents'
import type { TextOutline } from './text-outline'
import { TextSectionView } from './text-section'

/** A long text for reading: its contents, then numbered sections in lines of a readable length. */
export function TextPage({ outline }: { outline: TextOutline }) {
  const t = useTranslations()
  return (
    <article className="flex flex-col gap-8">
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="text-2xl font-semibold sm:text-3xl">{t(outline.title)}</h1>
        <p className="text-lg text-quiet">{t(outline.lead)}</p>
        {outline.inForceSince && <InForce since={outline.inForceSince} />}
      </header>
      <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-12">
        <TextContents sections={outline.sections} />
        <TextSections outline={outline} />
      </div>
    </article>
  )
}

/** The sections alone, for a text that is short enough to do without contents. */
export function TextSections({ outline }: { outline: TextOutline }) {
  return (
    <div className="flex max-w-prose flex-col gap-8 [counter-reset:section] lg:gap-10">
      {outline.sections.map((section) => (
        <TextSectionView key={section.id} {...section} />
      ))}
    </div>
  )
}

function InForce({ since }: { since: string }) {
  const t = useTranslations('text_page')
  const format = useFormatter()
  return (
    <p className="text-sm text-quiet">
      {t.rich('in_force', {
        day: () => <time dateTime={since}>{format.dateTime(new Date(since), { dateStyle: 'long' })}</time>,
      })}
    </p>
  )
}
