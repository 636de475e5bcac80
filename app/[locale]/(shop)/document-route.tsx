import type { DocumentName } from '@bieznik/contract/content/documents'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocumentPage } from '@/components/company/document-page'
import { getDocument } from '@/lib/documents.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { pageMetadata } from '@/lib/seo/page-head.server'

interface Props {
  params: Promise<{ version?: string }>
}

/** The page of a document, and below it those of its versions: search engines keep the one that holds. */
export function documentRoute(name: DocumentName, href: string) {
  async function read(version?: string) {
    return (await getDocument(name, await requireLocale(), version)) ?? notFound()
  }
  return {
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { version } = await params
      const { title, description } = await read(version)
      return pageMetadata({ title, description, href, isIndexed: version === undefined })
    },

    Page: async ({ params }: Props) => {
      const document = await read((await params).version)
      return <DocumentPage document={document} href={href} />
    },
  }
}
