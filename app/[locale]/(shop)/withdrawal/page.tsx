import type { LinkedOrder } from '@bieznik/contract/selling/order-link'
import { WithdrawalAcknowledgement } from '@/components/cases/withdrawal-acknowledgement'
import { WithdrawalForm } from '@/components/cases/withdrawal-form'
import { WithdrawalSummary } from '@/components/cases/withdrawal-summary'
import { company } from '@/lib/company/company.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { getOrderForForm } from '@/lib/orders/linked-order.server'
import { refundOfStatement } from '@/lib/withdrawal/refund-of-statement'
import { checkWithdrawal, type WithdrawalErrors } from '@/lib/withdrawal/check-withdrawal'
import {
  emptyWithdrawal,
  needsAccount,
  withdrawalOf,
  type TypedWithdrawal,
} from '@/lib/withdrawal/typed-withdrawal'
import { findDraft } from '@/lib/withdrawal/withdrawal-draft.server'
import { titleOf } from '@/lib/seo/page-titles.server'
import { CaseForm, orderIn } from '../case-form'

/** How far the statement is stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('withdrawal.title')

export default async function WithdrawalPage({ searchParams }: PageProps<'/[locale]/withdrawal'>) {
  const locale = await requireLocale()
  const { statement: secret, order, link, edit } = await searchParams
  if (secret === undefined) {
    const linked = link === undefined ? null : await getOrderForForm(link)
    const typed = linked
      ? withdrawalOf(locale, linked, String(link))
      : emptyWithdrawal(locale, orderIn(order))
    return <Form typed={typed} order={linked} />
  }
  const draft = await findDraft(secret)
  if (!draft) return <Form typed={emptyWithdrawal(locale, orderIn(order))} isLost />
  const { statement, errors } = checkWithdrawal(draft.typed)
  if (statement && draft.accepted)
    return <WithdrawalAcknowledgement statement={statement} accepted={draft.accepted} company={company} />
  const linked = await getOrderForForm(draft.typed.link)
  if (!statement) return <Form typed={draft.typed} order={linked} errors={errors} />
  if (edit !== undefined) return <Form typed={draft.typed} order={linked} />
  const refund = refundOfStatement(statement, linked)
  return <WithdrawalSummary statement={statement} refund={refund} secret={draft.secret} />
}

interface FormProps {
  typed: TypedWithdrawal
  /** The order of a signed link. */
  order?: LinkedOrder | null
  errors?: WithdrawalErrors
  /** The draft that the address refers to has expired. */
  isLost?: boolean
}

function Form({ typed, order = null, errors = {}, isLost = false }: FormProps) {
  return (
    <CaseForm texts="withdrawal" isLost={isLost} namespaces={['ui', 'withdrawal']}>
      <WithdrawalForm typed={typed} errors={errors} asksAccount={needsAccount(typed, order)} />
    </CaseForm>
  )
}
