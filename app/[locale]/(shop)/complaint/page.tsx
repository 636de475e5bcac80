import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ComplaintAcknowledgement } from '@/components/complaint/complaint-acknowledgement'
import { ComplaintForm } from '@/components/complaint/complaint-form'
import { TextLink } from '@/components/ui/text-link'
import { checkComplaint, type ComplaintErrors } from '@/lib/complaint/check-complaint'
import { findDraft } from '@/lib/complaint/complaint-draft.server'
import { emptyComplaint, type TypedComplaint } from '@/lib/complaint/typed-complaint'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getOrderForForm } from '@/lib/orders/linked-order.server'
import { newDraftSecret } from '@/lib/plain-forms/sealed-draft.server'
import { QueryProvider } from '@/lib/query/query-provider'

/** How far the complaint is stands in the address, so the page is made for each request. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  await requireLocale()
  const t = await getTranslations('complaint')
  return { title: t('title'), robots: { index: false } }
}

const orderIn = (order: unknown): string => (typeof order === 'string' ? order.slice(0, 200) : '')

export default async function ComplaintPage({ searchParams }: PageProps<'/[locale]/complaint'>) {
  const locale = await requireLocale()
  const { complaint: secret, order, link } = await searchParams
  const linked = secret === undefined && link !== undefined ? await getOrderForForm(link) : null
  const empty = linked
    ? { ...emptyComplaint(locale, String(linked.id)), name: linked.name, email: linked.email }
    : emptyComplaint(locale, orderIn(order))
  if (secret === undefined) return <Complaint typed={empty} secret={newDraftSecret()} />
  const draft = await findDraft(secret)
  if (!draft) return <Complaint typed={empty} secret={newDraftSecret()} isLost />
  const { statement, errors } = checkComplaint(draft.typed)
  if (statement && draft.accepted)
    return <ComplaintAcknowledgement draft={draft} statement={statement} accepted={draft.accepted} />
  return <Complaint typed={draft.typed} errors={errors ?? {}} secret={draft.secret} />
}

interface ComplaintProps {
  typed: TypedComplaint
  errors?: ComplaintErrors
  secret: string
  /** The draft that the address refers to has expired. */
  isLost?: boolean
}

async function Complaint({ typed, errors = {}, secret, isLost = false }: ComplaintProps) {
  const t = await getTranslations('complaint')
  return (
    <>
      <header className="flex max-w-prose flex-col gap-2">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <p className="text-lg text-quiet">{t('lead')}</p>
        <p>
          {t.rich('not_withdrawal', { link: (words) => <TextLink href="/withdrawal">{words}</TextLink> })}
        </p>
      </header>
      {isLost && (
        <p role="alert" className="max-w-prose border-2 border-amber p-4">
          {t('lost')}
        </p>
      )}
      <ClientMessages namespaces={['ui', 'complaint', 'withdrawal.errors', 'pictures.errors']}>
        <QueryProvider>
          <ComplaintForm typed={typed} errors={errors} secret={secret} />
        </QueryProvider>
      </ClientMessages>
    </>
  )
}
