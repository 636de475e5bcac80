import { getTranslations } from 'next-intl/server'
import { ComplaintAcknowledgement } from '@/components/cases/complaint-acknowledgement'
import { ComplaintForm } from '@/components/cases/complaint-form'
import { TextLink } from '@/components/ui/text-link'
import { checkComplaint, type ComplaintErrors } from '@/lib/complaint/check-complaint'
import { findDraft } from '@/lib/complaint/complaint-draft.server'
import { emptyComplaint, type TypedComplaint } from '@/lib/complaint/typed-complaint'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getOrderForForm } from '@/lib/orders/linked-order.server'
import { newDraftSecret } from '@/lib/plain-forms/sealed-draft.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { CaseForm, orderIn } from '../case-form'

/** How far the complaint is stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('complaint.title')

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
  const hint = (
    <p>{t.rich('not_withdrawal', { link: (words) => <TextLink href="/withdrawal">{words}</TextLink> })}</p>
  )
  return (
    <CaseForm
      texts="complaint"
      isLost={isLost}
      hint={hint}
      namespaces={['ui', 'complaint', 'withdrawal.errors', 'pictures.errors']}
    >
      <ComplaintForm typed={typed} errors={errors} secret={secret} />
    </CaseForm>
  )
}
