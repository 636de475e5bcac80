import { expect, staff, test } from './fixtures.ts'
import { linksMailedTo } from './identity-mails.ts'
import { findMail } from './outbox.ts'
import { idTokenOf } from './people.ts'
import { texts } from './texts.ts'

const t = texts('pl')

// Shows D10c
test('somebody who is invited by mail confirms the address, accepts, and is at work after the next sign-in', async ({
  page,
  browser,
  baseURL,
  customer,
  identityUrl,
  dataDir,
  signedInAs,
}) => {
  await signedInAs(staff)
  await page.goto('/admin/staff')
  const invite = page.getByRole('region', { name: t('admin_staff.invite_title') })
  await invite.getByLabel(t('admin_staff.invite_email')).fill(customer.email)
  await invite.getByLabel(t('admin_staff.role')).selectOption('warehouse')
  await invite.getByRole('button', { name: t('admin_staff.invite') }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(customer.email)
  await question.getByRole('button', { name: t('admin_staff.invite') }).click()
  const waiting = page.getByRole('row', { name: new RegExp(customer.email) })
  await expect(waiting).toBeVisible()

  const mail = await findMail(dataDir, customer.email)
  const path = /\/staff-invitation\?invitation=\d+&signature=[\da-f]{64}/.exec(mail)?.[0] ?? ''
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const invited = await context.newPage()
  await invited.goto(path.replace(/[\da-f]{64}$/, '0'.repeat(64)))
  await expect(invited.getByText(t('staff_invitation.ended.unknown'))).toBeVisible()
  await invited.goto(path)
  await invited
    .getByRole('main')
    .getByRole('link', { name: t('staff_invitation.sign_in') })
    .click()
  await invited.getByLabel(t('account.email'), { exact: true }).fill(customer.email)
  await invited.getByLabel(t('account.password'), { exact: true }).fill(customer.password)
  const signIn = () =>
    invited
      .getByRole('main')
      .getByRole('button', { name: t('account.sign_in'), exact: true })
      .click()
  await signIn()
  const accept = invited.getByRole('button', { name: t('staff_invitation.accept') })
  await accept.click()
  await expect(invited.getByText(t('staff_invitation.refusals.unverified'))).toBeVisible()
  await invited.getByRole('button', { name: t('my_data.verify') }).click()
  await expect(invited.getByText(t('my_data.verification_sent'))).toBeVisible()
  await fetch((await linksMailedTo(identityUrl, customer.email, 'VERIFY_EMAIL')).at(-1) ?? '')
  await accept.click()
  await expect(invited.getByText(t('staff_invitation.accepted'))).toBeVisible()
  // Sign-ins are revoked by the second.
  await invited.waitForTimeout(1_100)
  await invited.getByRole('button', { name: t('staff_invitation.sign_in_again') }).click()
  await invited.getByLabel(t('account.email'), { exact: true }).fill(customer.email)
  await invited.getByLabel(t('account.password'), { exact: true }).fill(customer.password)
  await signIn()
  await expect(invited).toHaveURL(/\/admin$/)
  await expect(invited.getByRole('heading', { level: 1, name: t('admin.orders_title') })).toBeVisible()
  const headers = { authorization: `Bearer ${await idTokenOf(identityUrl, customer)}` }
  expect((await invited.request.get('/api/admin/staff', { headers })).status()).toBe(403)
  await invited.goto(path)
  await expect(invited.getByText(t('staff_invitation.ended.accepted'))).toBeVisible()
  await context.close()

  await page.reload()
  await expect(waiting).toHaveCount(1)
  await expect(waiting).toContainText(t('staff_roles.warehouse'))
})
