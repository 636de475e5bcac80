import { expectAccessible } from './accessibility.ts'
import { expect, test, texts } from './fixtures.ts'
import { headersOf, markDelivered, placeOrder } from './order-by-api.ts'
import { listOtherTires } from './tires.ts'

const t = texts('pl')

test(
  'staff correct an order with a reason, and its buyer sees it as it is then',
  { tag: '@phone' },
  async ({ clerk, page, customer, identityUrl, productApiUrl, signedInAs }) => {
    const headers = await headersOf(identityUrl, customer)
    const [tire, other] = (await listOtherTires(productApiUrl, 10)).slice(-4)
    const order = await placeOrder(page.request, headers, customer, tire?.id ?? 0, {
      typeOfDelivery: 'shipping_to_customer',
    })
    await signedInAs(clerk)
    await page.goto(`/admin/order/${order.id}`)
    const card = page.getByRole('region', { name: t('corrections.title') })
    await card.getByRole('button', { name: t('corrections.open') }).click()
    await card.getByLabel(t('corrections.fields.address')).fill('ul. Nowa 7')
    await card.getByLabel(t('corrections.quantity'), { exact: true }).fill('2')
    await card.getByLabel(t('corrections.add')).fill(String(other?.id))
    await card
      .getByRole('button', { name: t('corrections.choose_of', { title: other?.title ?? '' }) })
      .click()
    await expectAccessible(page)
    await card.getByLabel(t('corrections.reason')).fill('Uzgodniono telefonicznie')
    await card.getByRole('button', { name: t('corrections.save') }).click()
    await expect(card.getByRole('list', { name: t('corrections.made') })).toContainText('→ ul. Nowa 7')

    await signedInAs(customer)
    await page.goto(`/orders?order=${order.id}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('ul. Nowa 7')
    await expect(dialog).toContainText('2 ×')
    await expect(dialog).toContainText(other?.title ?? '?')
  },
)

test('a buyer cancels one line of a pending order, and keeps the rest', async ({
  page,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const [tire, other] = (await listOtherTires(productApiUrl, 10)).slice(-4)
  const added = await page.request.post('/api/cart/items', {
    data: { productId: other?.id, quantity: 1 },
    headers,
  })
  expect(added.status()).toBe(201)
  const order = await placeOrder(page.request, headers, customer, tire?.id ?? 0)
  await signedInAs(customer)
  await page.goto(`/orders?order=${order.id}`)
  const dialog = page.getByRole('dialog')
  const line = t('orders.cancel_line_of', { title: other?.title ?? '' })
  await dialog.getByRole('button', { name: line }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('orders.cancel_yes') }).click()
  const story = dialog.getByRole('region', { name: t('orders.story.title') })
  await expect(story).toContainText(other?.title ?? '?')
  await expect(dialog.getByRole('button', { name: line })).toHaveCount(0)
  await expect(dialog).toContainText(tire?.title ?? '?')
  await expect(dialog).toContainText(t('status.Pending'))
})

test('goods come back to scrap, and the money is written down', async ({
  clerk,
  page,
  customer,
  identityUrl,
  productApiUrl,
  signedInAs,
}) => {
  const headers = await headersOf(identityUrl, customer)
  const tire = (await listOtherTires(productApiUrl, 10)).at(-5)
  const order = await placeOrder(page.request, headers, customer, tire?.id ?? 0)
  await markDelivered(page.request, identityUrl, order.id)
  await signedInAs(clerk)
  await page.goto(`/admin/order/${order.id}`)
  const card = page.getByRole('region', { name: t('corrections.returns.title') })
  await card.getByRole('button', { name: t('corrections.returns.take_back') }).click()
  await card.getByLabel(t('corrections.returns.to_scrap')).fill('1')
  await card.getByLabel(t('corrections.returns.note')).fill('Uszkodzona w transporcie')
  await expectAccessible(page)
  await card.getByRole('button', { name: t('corrections.returns.save_goods') }).click()
  await expect(card.getByRole('list', { name: t('corrections.returns.made') })).toContainText(
    tire?.title ?? '?',
  )

  await card.getByRole('button', { name: t('corrections.returns.refund') }).click()
  await card.getByLabel(t('corrections.returns.reason')).fill('Zwrot')
  await card.getByRole('button', { name: t('corrections.returns.send') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: t('corrections.returns.send') }).click()
  await expect(card.getByRole('list', { name: t('corrections.returns.sent') })).toContainText(
    t('corrections.returns.by_hand'),
  )
})

test('an order is taken by phone, and belongs to nobody’s account', async ({
  clerk,
  page,
  productApiUrl,
  signedInAs,
}) => {
  const tire = (await listOtherTires(productApiUrl, 10)).at(-6)
  await signedInAs(clerk)
  await page.goto('/admin/phone-order')
  await page.getByLabel(t('corrections.add')).fill(String(tire?.id))
  await page.getByRole('button', { name: t('corrections.choose_of', { title: tire?.title ?? '' }) }).click()
  const typed = {
    firstAndLastName: 'Zofia Telefoniczna',
    email: 'zofia@example.com',
    phone: '600 100 200',
    address: 'Polna 1',
    city: 'Kraków',
    postCode: '30-001',
  } as const
  for (const field of ['firstAndLastName', 'email', 'phone', 'address', 'city', 'postCode'] as const)
    // The address for mails may be left out, and its label says so.
    await page
      .getByRole('textbox', { name: new RegExp(`^${t(`phone_order.fields.${field}`)}(?: \\(|$)`) })
      .fill(typed[field])
  await expectAccessible(page)
  await page.getByRole('button', { name: t('phone_order.save') }).click()
  await page.getByRole('link', { name: /nr \d+/ }).click()
  await expect(page.getByText('Zofia Telefoniczna').first()).toBeVisible()
  await expect(page.getByText(/^phone-/)).toBeVisible()
})
