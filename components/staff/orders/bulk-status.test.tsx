import type { OrderStatus } from '@bieznik/contract/selling/order-status'
import type { StatusOutcomes } from '@bieznik/contract/selling/status-changes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { changeQueryState } from '@/lib/url-state'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { stubWideScreen } from '@/tests/screen-width'
import { aListedOrder, jan } from '@/tests/shop-examples'
import { AdminOrders } from './orders'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const listed = [
  aListedOrder({ id: 30 }),
  aListedOrder({ id: 20, status: 'In Processing' }),
  aListedOrder({ id: 10, status: 'Sent' }),
]
let orders = listed
const mail = { language: 'ru', recipient: 'jan@example.com', subject: 'Заказ 30', text: 'Здравствуйте!' }
let outcome: (path: string) => Promise<StatusOutcomes>

const allDone = async (): Promise<StatusOutcomes> => ({
  changed: [
    { orderId: 30, status: 'Sent', change: 301 },
    { orderId: 20, status: 'Sent', change: 201 },
  ],
  refused: [],
})

beforeEach(() => {
  window.history.replaceState(null, '', '/admin')
  stubWideScreen(true)
  outcome = allDone
  orders = listed
  bff.mockReset().mockImplementation(async (path) => {
    if (path.endsWith('-version')) return { version: 'v1' }
    if (path.endsWith('-tags')) return []
    if (/order-statuses/.test(path)) return outcome(path)
    if (path.includes('status-mail')) return mail
    return { orders, total: orders.length, people: {} }
  })
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})
afterEach(() => {
  act(() => void toast.dismiss())
  vi.unstubAllGlobals()
})

const box = (id: number) =>
  screen.findByRole('checkbox', { name: t('admin_orders.select', { id: String(id) }) })
const callsOf = (pattern: RegExp) => bff.mock.calls.filter(([path]) => pattern.test(path))

async function openAndSelect(ids: readonly number[]) {
  const result = renderWithQueries(
    <>
      <AdminOrders />
      <Toaster />
    </>,
  )
  for (const id of ids) await result.user.click(await box(id))
  return result
}

async function choose(
  { user }: Pick<Awaited<ReturnType<typeof openAndSelect>>, 'user'>,
  status: OrderStatus,
) {
  await user.selectOptions(screen.getByLabelText(t('admin_orders.new_status')), status)
  await user.click(screen.getByRole('button', { name: t('admin_orders.change_selected') }))
}

async function changeTwo() {
  const opened = await openAndSelect([30, 20])
  await choose(opened, 'Sent')
  await opened.user.click(screen.getByRole('button', { name: t('admin_orders.question.change') }))
  return opened
}

describe('many orders at once', () => {
  it('are chosen one by one or all together, and their number is shown', async () => {
    const { user } = await openAndSelect([30, 20])
    expect(screen.getByText(t('admin_orders.selected', { count: 2 }))).toBeVisible()
    const all = screen.getByRole('checkbox', { name: t('admin.list.select_shown') })
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(screen.getByText(t('admin_orders.selected', { count: 3 }))).toBeVisible()
    await user.click(await box(10))
    await user.click(screen.getByRole('button', { name: t('admin_orders.unselect') }))
    expect(screen.queryByRole('button', { name: t('admin_orders.unselect') })).not.toBeInTheDocument()
    expect(await box(30)).not.toBeChecked()
  })

  it('are asked about before anything is done: how many, how many out of turn, and what is sent', async () => {
    const opened = await openAndSelect([30, 20, 10])
    await choose(opened, 'Sent')
    const title = t('admin_orders.question.title', { count: 2, status: t('status.Sent') })
    const dialog = screen.getByRole('dialog', { name: title })
    expect(dialog).toHaveTextContent(t('admin_orders.question.same', { count: 1 }))
    expect(dialog).toHaveTextContent(t('admin_orders.question.jumping', { count: 1 }))
    expect(dialog).toHaveTextContent(t('admin_orders.question.mails', { seconds: 10 }))
    await opened.user.click(within(dialog).getByText(t('admin_orders.mail_example', { id: '30' })))
    expect(await within(dialog).findByText('Здравствуйте!')).toHaveAttribute('lang', 'ru')
    await opened.user.click(screen.getByRole('button', { name: t('admin.leave_unchanged') }))
    expect(callsOf(/order-statuses$/)).toEqual([])
  })

  it('are changed with what was seen of each', async () => {
    await changeTwo()
    const seen = [
      { orderId: 30, from: 'Pending' },
      { orderId: 20, from: 'In Processing' },
    ]
    expect(callsOf(/order-statuses$/)).toEqual([
      [
        '/api/admin/order-statuses',
        expect.objectContaining({ method: 'PATCH', json: { status: 'Sent', orders: seen } }),
      ],
    ])
    const message = t('admin_orders.many_changed', { count: 2, status: t('status.Sent') })
    expect(await screen.findByText(message)).toBeInTheDocument()
  })

  it('are undone together', async () => {
    const { user } = await changeTwo()
    await user.click(await screen.findByRole('button', { name: t('ui.undo') }))
    const changes = [
      { orderId: 30, change: 301 },
      { orderId: 20, change: 201 },
    ]
    expect(callsOf(/order-statuses\/undo$/)).toEqual([
      ['/api/admin/order-statuses/undo', expect.objectContaining({ method: 'POST', json: { changes } })],
    ])
    expect(await screen.findByText(t('admin_orders.many_undone', { count: 2 }))).toBeInTheDocument()
  })

  it('of which some are refused name them with the reason, until that is read', async () => {
    outcome = async () => ({
      changed: [{ orderId: 30, status: 'Sent', change: 301 }],
      refused: [{ orderId: 20, code: 'stale_status' }],
    })
    const { user } = await changeTwo()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(t('admin_orders.refused', { count: 1 }))
    expect(alert).toHaveTextContent(`20 ${t('errors.stale_status')}`)
    await user.click(within(alert).getByRole('button', { name: t('admin_orders.refused_read') }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('stay chosen when they leave the list with their new status, so that they can be printed and sent on', async () => {
    const { user } = await changeTwo()
    await screen.findByText(t('admin_orders.many_changed', { count: 2, status: t('status.Sent') }))
    orders = [aListedOrder({ id: 10 })]
    act(() => changeQueryState('replace', { status: 'Pending' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '30' })).not.toBeInTheDocument())
    expect(screen.getByText(t('admin_orders.selected_hidden', { count: 2 }))).toBeVisible()
    expect(screen.getByRole('link', { name: t('admin_orders.print') })).toHaveAttribute(
      'href',
      '/admin/print?orders=30,20',
    )
    outcome = async () => ({ changed: [], refused: [] })
    await choose({ user }, 'Delivered')
    await user.click(screen.getByRole('button', { name: t('admin_orders.question.change') }))
    expect(callsOf(/order-statuses$/).at(-1)?.[1]).toMatchObject({
      json: {
        orders: [
          { orderId: 30, from: 'Sent' },
          { orderId: 20, from: 'Sent' },
        ],
      },
    })
  })

  it('that could not be changed say why, and stay chosen', async () => {
    outcome = async () => {
      throw new ProblemError('unavailable', 'text')
    }
    await changeTwo()
    expect(await screen.findByText(t('errors.unavailable'))).toBeInTheDocument()
    expect(await box(30)).toBeChecked()
  })

  it.each(routing.locales)('have their texts in %s', (locale) => {
    const say = translate(locale)
    for (const count of [1, 2, 5, 22])
      expect(say('admin_orders.selected', { count })).toContain(String(count))
  })
})
