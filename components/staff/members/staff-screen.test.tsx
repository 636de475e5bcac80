import type { StaffMember } from '@bieznik/contract/people/staff-members'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { jan } from '@/tests/shop-examples'
import { StaffScreen } from './staff-screen'

vi.mock('@/lib/auth/use-auth', () => ({ useAuth: vi.fn<typeof useAuth>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const t = translate('pl')
const bff = vi.mocked(callBff)

const member = (uid: string, role: StaffMember['role']): StaffMember => ({
  uid,
  email: `${uid}@example.com`,
  name: uid === 'ewa' ? 'Ewa Nowak' : '',
  role,
  isDisabled: false,
  hasSecondFactor: uid === 'ewa',
})
const members = [member(jan.uid, 'owner'), member('ewa', 'warehouse')]

beforeEach(() => {
  bff.mockReset().mockResolvedValue(members)
  vi.mocked(useAuth).mockReturnValue({
    status: 'signed-in',
    person: { ...jan, isStaff: true, staffRole: 'owner' },
  })
})

it.each(routing.locales)('shows who has a role in %s, and takes none from oneself', async (locale) => {
  const say = translate(locale)
  renderWithQueries(<StaffScreen />, locale)
  const row = await screen.findByRole('row', { name: /Ewa Nowak/ })
  expect(row).toHaveTextContent(say('staff_roles.warehouse'))
  expect(row).toHaveTextContent(say('admin_staff.second_factor'))
  expect(screen.getAllByRole('button', { name: /Ewa Nowak/ })).toHaveLength(1)
  expect(screen.getByRole('row', { name: new RegExp(jan.uid) })).toHaveTextContent(
    say('admin_staff.yourself'),
  )
})

it('takes a role after a question', async () => {
  const { user } = renderWithQueries(<StaffScreen />)
  await user.click(
    await screen.findByRole('button', { name: t('admin_staff.take_from', { person: 'Ewa Nowak' }) }),
  )
  const question = await screen.findByRole('dialog')
  expect(bff).toHaveBeenCalledTimes(1)
  bff.mockResolvedValue([member(jan.uid, 'owner')])
  await user.click(within(question).getByRole('button', { name: t('admin_staff.take') }))
  expect(await screen.findByText(t('admin_staff.yourself'))).toBeVisible()
  expect(bff.mock.calls[1]).toMatchObject(['/api/admin/staff/ewa', { method: 'DELETE' }])
  expect(screen.queryByText('Ewa Nowak')).not.toBeInTheDocument()
})

it('gives a role, and leaves an address of no one in the field', async () => {
  const { user } = renderWithQueries(<StaffScreen />)
  await screen.findByRole('row', { name: /Ewa Nowak/ })
  const email = screen.getByLabelText(t('admin_staff.email'))
  bff.mockRejectedValueOnce(
    new ProblemError('invalid_request', 'nobody', {
      fields: [{ path: 'email', message: 'unknown_account' }],
    }),
  )
  await user.type(email, 'ola@example.com')
  await user.selectOptions(screen.getByLabelText(t('admin_staff.role')), t('staff_roles.shop_floor'))
  await user.click(screen.getByRole('button', { name: t('admin_staff.give') }))
  expect(await screen.findAllByText(t('admin_staff.errors.unknown_account'))).not.toHaveLength(0)
  expect(email).toHaveValue('ola@example.com')

  bff.mockResolvedValue([...members, member('ola', 'shop_floor')])
  await user.click(screen.getByRole('button', { name: t('admin_staff.give') }))
  expect(await screen.findByRole('row', { name: /ola@example.com/ })).toBeVisible()
  expect(bff.mock.lastCall).toMatchObject([
    '/api/admin/staff',
    { method: 'POST', json: { email: 'ola@example.com', role: 'shop_floor' } },
  ])
})

it("gives the owner's role after a question alone", async () => {
  const { user } = renderWithQueries(<StaffScreen />)
  await screen.findByRole('row', { name: /Ewa Nowak/ })
  await user.type(screen.getByLabelText(t('admin_staff.email')), 'ola@example.com')
  await user.selectOptions(screen.getByLabelText(t('admin_staff.role')), t('staff_roles.owner'))
  await user.click(screen.getByRole('button', { name: t('admin_staff.give') }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('ola@example.com')
  expect(bff).toHaveBeenCalledTimes(1)
  await user.click(within(question).getByRole('button', { name: t('admin_staff.give') }))
  await vi.waitFor(() =>
    expect(bff.mock.lastCall).toMatchObject([
      '/api/admin/staff',
      { json: { email: 'ola@example.com', role: 'owner' } },
    ]),
  )
})

it('says at the field that an address is none', async () => {
  const { user } = renderWithQueries(<StaffScreen />)
  await user.type(screen.getByLabelText(t('admin_staff.email')), 'ola')
  await user.click(screen.getByRole('button', { name: t('admin_staff.give') }))
  expect(await screen.findAllByText(t('admin_staff.errors.email'))).not.toHaveLength(0)
})
