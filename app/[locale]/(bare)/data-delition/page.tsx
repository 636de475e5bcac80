import type { Document } from '@bieznik/contract/content/documents'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocumentSections } from '@/components/company/document-sections'
import { getDocument } from '@/lib/documents.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { pageMetadata } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

const read = async (locale: Awaited<ReturnType<typeof requireLocale>>): Promise<Document> =>
  (await getDocument('data-deletion', locale)) ?? notFound()

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await read(await requireLocale())
  return pageMetadata({ title, description, href: '/data-delition' })
}

/** In the language of the page, and below it in Russian, where the instructions have always been found. */
export default async function DataDeletionPage() {
  const locale = await requireLocale()
  const { title, lead, sections } = await read(locale)
  return (
    <>
      <article className="flex flex-col gap-8">
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl font-semibold">{title}</h1>
          <p className="text-lg text-quiet">{lead}</p>
        </header>
        <DocumentSections sections={sections} />
      </article>
      {locale !== 'ru' && <InRussian />}
    </>
  )
}

async function InRussian() {
  const { title, lead, sections } = await read('ru')
  return (
    <article lang="ru" className="mt-12 flex flex-col gap-8 border-t border-line pt-8">
      <header className="flex flex-col gap-3">
        <h2 className="text-2xl font-semibold">{title}</h2>
        <p className="text-lg text-quiet">{lead}</p>
      </header>
      <DocumentSections sections={sections} anchorPrefix="ru-" />
    </article>
  )
}
