import type { StaffInvitation } from '@bieznik/contract/people/staff-invitations'
import type { StaffMember } from '@bieznik/contract/people/staff-members'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { useAuth } from '@/lib/auth/use-auth'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { getQueryClient } from '@/lib/query/query-client'
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

/** Who is invited; of the calls those that are about members. */
let invited: StaffInvitation[] = []
const calls = () => bff.mock.calls.filter(([path]) => !path.includes('/staff-invitations'))
const form = (title: 'give_title' | 'invite_title') =>
  within(screen.getByRole('region', { name: t(`admin_staff.${title}`) }))

beforeEach(() => {
  invited = []
  bff
    .mockReset()
    .mockImplementation(async (path) => (path.includes('/staff-invitations') ? invited : members))
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

it.each(['/staff-invitations', '/admin/staff'])(
  'shows both lists at once, however late %s is',
  async (slow) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    bff.mockImplementation(async (path) => {
      if (path.endsWith(slow)) await released
      return path.endsWith('/staff-invitations') ? [] : members
    })
    renderWithQueries(<StaffScreen />)
    await vi.waitFor(() => expect(getQueryClient().isFetching()).toBe(1))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    release()
    expect(await screen.findByRole('row', { name: /Ewa Nowak/ })).toBeVisible()
  },
)

it('takes a role after a question', async () => {
  const { user } = renderWithQueries(<StaffScreen />)
  await user.click(
    await screen.findByRole('button', { name: t('admin_staff.take_from', { person: 'Ewa Nowak' }) }),
  )
  const question = await screen.findByRole('dialog')
  expect(calls()).toHaveLength(1)
  bff.mockResolvedValue([member(jan.uid, 'owner')])
  await user.click(within(question).getByRole('button', { name: t('admin_staff.take') }))
  expect(await screen.findByText(t('admin_staff.yourself'))).toBeVisible()
  expect(calls()[1]).toMatchObject(['/api/admin/staff/ewa', { method: 'DELETE' }])
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
  await user.selectOptions(
    form('give_title').getByLabelText(t('admin_staff.role')),
    t('staff_roles.shop_floor'),
  )
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
  await user.selectOptions(form('give_title').getByLabelText(t('admin_staff.role')), t('staff_roles.owner'))
  await user.click(screen.getByRole('button', { name: t('admin_staff.give') }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('ola@example.com')
  expect(calls()).toHaveLength(1)
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
  await user.type(await screen.findByLabelText(t('admin_staff.email')), 'ola')
  await user.click(screen.getByRole('button', { name: t('admin_staff.give') }))
  expect(await screen.findAllByText(t('admin_staff.errors.email'))).not.toHaveLength(0)
})

const invitation: StaffInvitation = {
  id: 4,
  email: 'ola@example.com',
  role: 'warehouse',
  invitedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  state: 'open',
}

describe('an invitation', () => {
  it.each(['warehouse', 'owner'] as const)(
    'to be %s is sent after a question with name and role',
    async (role) => {
      const { user } = renderWithQueries(<StaffScreen />)
      expect(await screen.findByText(t('admin_staff.no_invitations'))).toBeVisible()
      const fields = form('invite_title')
      await user.type(fields.getByLabelText(t('admin_staff.invite_email')), 'ola@example.com')
      await user.selectOptions(fields.getByLabelText(t('admin_staff.role')), t(`staff_roles.${role}`))
      await user.click(fields.getByRole('button', { name: t('admin_staff.invite') }))
      const question = await screen.findByRole('dialog')
      expect(question).toHaveTextContent('ola@example.com')
      expect(question).toHaveTextContent(t(`staff_roles.${role}`))
      const warning = within(question).queryByText(new RegExp(t('admin_staff.owner_text')))
      expect(warning === null).toBe(role !== 'owner')
      expect(bff.mock.calls.filter(([, { method }]) => method === 'POST')).toEqual([])
      invited = [{ ...invitation, role }]
      await user.click(within(question).getByRole('button', { name: t('admin_staff.invite') }))
      expect(await screen.findByRole('row', { name: /ola@example.com/ })).toHaveTextContent(
        t(`staff_roles.${role}`),
      )
      expect(bff.mock.lastCall).toMatchObject([
        '/api/admin/staff-invitations',
        { method: 'POST', json: { email: 'ola@example.com', role, language: 'pl' } },
      ])
    },
  )

  it('is not sent where the question is not confirmed, nor to an account with a role', async () => {
    const { user } = renderWithQueries(<StaffScreen />)
    await screen.findByRole('row', { name: /Ewa Nowak/ })
    const fields = form('invite_title')
    const send = () => user.click(fields.getByRole('button', { name: t('admin_staff.invite') }))
    await user.type(fields.getByLabelText(t('admin_staff.invite_email')), 'ewa@example.com')
    await send()
    await user.keyboard('{Escape}')
    expect(bff.mock.calls.filter(([, { method }]) => method === 'POST')).toEqual([])
    const problem = { fields: [{ path: 'email', message: 'has_role' }] }
    await send()
    bff.mockRejectedValueOnce(new ProblemError('invalid_request', 'role', problem))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: t('admin_staff.invite') }),
    )
    expect(await screen.findAllByText(t('admin_staff.errors.has_role'))).not.toHaveLength(0)
  })

  it('that has expired says so, and is withdrawn after a question', async () => {
    invited = [{ ...invitation, state: 'expired' }]
    const { user } = renderWithQueries(<StaffScreen />)
    expect(await screen.findByRole('row', { name: /ola@example.com/ })).toHaveTextContent(
      t('admin_staff.expired'),
    )
    await user.click(
      screen.getByRole('button', { name: t('admin_staff.withdraw_of', { email: 'ola@example.com' }) }),
    )
    invited = []
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: t('admin_staff.withdraw') }),
    )
    expect(await screen.findByText(t('admin_staff.no_invitations'))).toBeVisible()
    expect(bff.mock.lastCall).toMatchObject(['/api/admin/staff-invitations/4', { method: 'DELETE' }])
  })

  it('that was accepted meanwhile is not withdrawn, which the screen says, and is listed no more', async () => {
    invited = [invitation]
    const { user } = renderWithQueries(
      <>
        <StaffScreen />
        <Toaster />
      </>,
    )
    await user.click(
      await screen.findByRole('button', { name: t('admin_staff.withdraw_of', { email: invitation.email }) }),
    )
    invited = []
    bff.mockRejectedValueOnce(new ProblemError('not_found', 'There is no such invitation.'))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: t('admin_staff.withdraw') }),
    )
    expect(await screen.findByText(t('admin_staff.invitation_ended'))).toBeVisible()
    expect(await screen.findByText(t('admin_staff.no_invitations'))).toBeVisible()
  })

  it('list that cannot be loaded says so', async () => {
    bff.mockImplementation(async (path) => {
      if (path.includes('/staff-invitations')) throw new ProblemError('unavailable', 'away')
      return members
    })
    renderWithQueries(<StaffScreen />)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.queryByText(t('admin_staff.no_invitations'))).toBeNull()
  })
})
