import type { Failure, Failures } from '@bieznik/contract/platform/failure'
import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { FailuresScreen } from './failures-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const bff = vi.mocked(callBff)

const mail: Failure = {
  kind: 'mail',
  id: '7',
  orderId: 41,
  withdrawalId: null,
  complaintId: null,
  failedAt: '2026-01-06T10:00:00.000Z',
  reason: 'EENVELOPE RCPT TO 550',
  detail: 'order_placed',
  recipient: 'jna@example.com',
  canRetry: true,
}
const parcel: Failure = {
  ...mail,
  kind: 'shipment',
  id: '3',
  reason: 'address receiver.address',
  detail: null,
  recipient: null,
  canRetry: true,
}
const listOf = (...failures: Failure[]): Failures => ({ total: failures.length, failures })

beforeEach(() => {
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'office' },
  })
  bff.mockReset().mockResolvedValue(listOf(mail, parcel))
})
afterEach(() => act(() => void toast.dismiss()))

const open = (locale?: 'pl' | 'en' | 'ru') =>
  renderWithQueries(
    <>
      <FailuresScreen />
      <Toaster />
    </>,
    locale,
  )
const rowOf = (kind: Failure['kind']) =>
  screen.findByRole('row', { name: new RegExp(t(`admin_failures.kinds.${kind}`)) })
/** What opens below the row. */
async function detailOf(user: UserEvent, kind: Failure['kind']): Promise<HTMLElement> {
  const row = await rowOf(kind)
  await user.click(within(row).getByRole('button', { name: t(`admin_failures.kinds.${kind}`) }))
  return within(screen.getByRole('table')).getByText((_, element) => element === row.nextElementSibling)
}
const stepTo = (end: string) => bff.mock.calls.find(([path]) => path.endsWith(end))

it('says of each what it belongs to, why it was given up and whom it was for', async () => {
  const { user } = open()
  const row = await rowOf('mail')
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/order/41')
  expect(row).toHaveTextContent(t('admin_failures.why.mail_refused'))
  expect(row).toHaveTextContent('jna@example.com')
  expect(await detailOf(user, 'mail')).toHaveTextContent('EENVELOPE RCPT TO 550')
})

it.each(routing.locales)('is in %s', async (locale) => {
  open(locale)
  const own = translate(locale)
  expect(await screen.findByText(own('shipments.problems.address'))).toBeVisible()
  expect(screen.getByRole('button', { name: own('admin_failures.send_again') })).toBeVisible()
})

it('sends a mail again, and shows what is left', async () => {
  const { user } = open()
  const row = await rowOf('mail')
  bff.mockResolvedValue(listOf(parcel))
  await user.click(within(row).getByRole('button', { name: t('admin_failures.send_again') }))
  expect(stepTo('/mail/7/retry')?.[1]).toMatchObject({ method: 'POST', json: {} })
  expect(await screen.findByText(t('admin_failures.done.retry'))).toBeVisible()
  expect(row).not.toBeInTheDocument()
})

it('sends a mail to another address, once it is one', async () => {
  const { user } = open()
  const row = await detailOf(user, 'mail')
  const field = within(row).getByLabelText(t('admin_failures.other_address'))
  const send = within(row).getByRole('button', { name: t('admin_failures.send_there') })
  await user.type(field, 'jan@')
  await user.click(send)
  expect(await within(row).findByText(t('admin_failures.address_invalid'))).toBeVisible()
  expect(stepTo('/retry')).toBeUndefined()
  await user.type(field, 'example.com')
  await user.click(send)
  expect(stepTo('/mail/7/retry')?.[1]).toMatchObject({ json: { recipient: 'jan@example.com' } })
})

it.each(['phone', 'country', 'too_many'] as const)(
  'says what of the order has to be looked at before a parcel is asked for anew: %s',
  async (obstacle) => {
    const { user } = open()
    const row = await rowOf('shipment')
    const fields = [{ path: 'order', message: obstacle }]
    bff.mockRejectedValueOnce(new ProblemError('status_not_allowed', 'look at it', { fields }))
    await user.click(within(row).getByRole('button', { name: t('admin_failures.retry') }))
    expect(await screen.findByText(t(`shipments.refused.${obstacle}`, { id: '41' }))).toBeVisible()
  },
)

it('asks for a refused parcel anew', async () => {
  const { user } = open()
  const again = within(await rowOf('shipment')).getByRole('button', { name: t('admin_failures.retry') })
  bff.mockResolvedValue(listOf(mail))
  await user.click(again)
  expect(stepTo('/shipment/3/retry')?.[1]).toMatchObject({ method: 'POST', json: {} })
  expect(await screen.findByText(t('admin_failures.done.retry'))).toBeVisible()
})

it('orders a refused courier anew, and says when no parcel waits for one', async () => {
  bff.mockResolvedValue(listOf({ ...parcel, kind: 'courier', orderId: null, reason: 'account' }))
  const { user } = open()
  const row = await rowOf('courier')
  expect(row).toHaveTextContent(t('shipments.courier.problems.account'))
  const again = within(row).getByRole('button', { name: t('admin_failures.retry') })
  bff.mockRejectedValueOnce(new ProblemError('status_not_allowed', 'none'))
  await user.click(again)
  expect(await screen.findByText(t('admin_failures.no_parcels'))).toBeVisible()
  await user.click(again)
  expect(stepTo('/courier/3/retry')?.[1]).toMatchObject({ method: 'POST', json: {} })
})

it('closes what was taken care of in another way', async () => {
  bff.mockResolvedValue(listOf(mail, { ...parcel, kind: 'courier' }))
  const { user } = open()
  const row = await rowOf('courier')
  await user.click(within(row).getByRole('button', { name: t('admin_failures.close') }))
  expect(stepTo('/courier/3/close')?.[1]).toEqual(
    expect.objectContaining({ method: 'POST', json: undefined }),
  )
  expect(await screen.findByText(t('admin_failures.done.close'))).toBeVisible()
})

it('says why a step was refused, and reads the list again', async () => {
  const { user } = open()
  const row = await rowOf('shipment')
  bff.mockRejectedValueOnce(new ProblemError('not_found', 'gone')).mockResolvedValue(listOf(mail))
  await user.click(within(row).getByRole('button', { name: t('admin_failures.close') }))
  expect(await screen.findByText(t('errors.not_found'))).toBeVisible()
  await vi.waitFor(() => expect(row).not.toBeInTheDocument())
})

it('says so when nothing needs anybody', async () => {
  bff.mockResolvedValue(listOf())
  open()
  expect(await screen.findByText(t('admin_failures.none'))).toBeVisible()
})
