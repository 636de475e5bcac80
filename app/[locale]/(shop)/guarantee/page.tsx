import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GuaranteeNotice } from '@/components/company/guarantee-notice'
import { guaranteeNotice } from '@/lib/company/guarantee-notice.server'
import { getDocument } from '@/lib/documents.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { pageMetadata } from '@/lib/seo/page-head.server'

export const ensureStatic = 'navigation'

const read = async () => (await getDocument('guarantee', await requireLocale())) ?? notFound()

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await read()
  return pageMetadata({ title, description, href: '/guarantee' })
}

export default async function GuaranteePage() {
  const document = await read()
  return (
    <article className="flex flex-col gap-6">
      <h1 className="text-2xl font-semibold sm:text-3xl">{document.title}</h1>
      <GuaranteeNotice document={document} picture={guaranteeNotice(await requireLocale())} />
    </article>
  )
}
