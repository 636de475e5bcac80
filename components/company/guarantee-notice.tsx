import type { Document } from '@bieznik/contract/content/documents'
import { useTranslations } from 'next-intl'
import { DocumentBlock } from './document-sections'

interface GuaranteeNoticeProps {
  document: Document
  /** The address of the official artwork; null: it is missing, and the text stands in its place. */
  picture: string | null
}

/** The notice of the legal guarantee. The artwork has no other text than the document, which is read out in its place. */
export function GuaranteeNotice({ document, picture }: GuaranteeNoticeProps) {
  const t = useTranslations('guarantee')
  const { lead, sections } = document
  return (
    <section aria-label={t('notice')} className="flex max-w-prose flex-col gap-3">
      {picture ? (
        // Vector artwork of a fixed form, which nothing may scale or pack anew.
        <img src={picture} alt={lead} className="bg-white w-full max-w-md border border-line" />
      ) : (
        <p>{lead}</p>
      )}
      <div className="flex flex-col gap-3">
        {sections.flatMap(({ id, blocks }) =>
          blocks.map((block, index) => <DocumentBlock key={`${id} ${index}`} block={block} />),
        )}
      </div>
    </section>
  )
}
