import type { Document } from '@bieznik/contract/content/documents'
import { useFormatter, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { DocumentContents } from './document-contents'
import { DocumentSections } from './document-sections'

interface DocumentPageProps {
  document: Document & { version: string; versions: readonly string[] }
  /** Of the version that holds, which its archive is below. */
  href: string
}

/** A long text for reading: its contents, numbered sections in lines of a readable length, and its other versions. */
export function DocumentPage({ document, href }: DocumentPageProps) {
  const { title, lead, sections } = document
  return (
    <article className="flex flex-col gap-8">
      <header className="flex max-w-prose flex-col gap-3">
        <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
        <p className="text-lg text-quiet">{lead}</p>
        <InForce {...document} />
      </header>
      <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-12">
        <DocumentContents sections={sections} />
        <div>
          <DocumentSections sections={sections} />
          <Versions {...document} href={href} />
        </div>
      </div>
    </article>
  )
}

/** From when the version holds, and whether a newer one has taken its place. */
function InForce({ version, versions }: { version: string; versions: readonly string[] }) {
  const t = useTranslations('text_page')
  const isCurrent = version === versions[0]
  return (
    <p className="text-sm text-quiet">
      {t.rich(isCurrent ? 'in_force' : 'was_in_force', { day: () => <Day of={version} /> })}
    </p>
  )
}

function Versions({
  version,
  versions,
  href,
}: Pick<DocumentPageProps, 'href'> & DocumentPageProps['document']) {
  const t = useTranslations('text_page')
  if (versions.length < 2) return null
  const viewed = versions.indexOf(version)
  // Of many the newest, this one and the one before it, whose page leads on.
  const shown = versions.filter((_, index) => index === 0 || index === viewed || index === viewed + 1)
  return (
    <section className="mt-10 flex max-w-prose flex-col gap-2 border-t border-line pt-4 text-sm print:hidden">
      <h2 className="font-medium">{t('versions')}</h2>
      <ul className="leading-7">
        {shown.map((each) => (
          <li key={each}>
            {each === version ? (
              <Day of={each} />
            ) : (
              <TextLink href={each === versions[0] ? href : `${href}/${each}`} prefetch={false}>
                <Day of={each} />
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Day({ of }: { of: string }) {
  const format = useFormatter()
  return <time dateTime={of}>{format.dateTime(new Date(of), { dateStyle: 'long' })}</time>
}
