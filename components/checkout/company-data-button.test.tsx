import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { useForm } from '@/components/ui/use-form'
import { emptyCheckoutForm, type CheckoutForm } from '@/lib/checkout/checkout-form'
import { checkoutFields } from '@/lib/checkout/fields'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { routing } from '@/lib/i18n/routing'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { DeliveryCountriesContext } from './delivery-countries'
import { PersonStep } from './person-step'
import { CheckoutFormContext } from './use-checkout-form'
import { useCheckoutTexts } from './use-checkout-texts'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const company = { name: 'OPONY SP. Z O.O.', address: 'UL. POLNA 3', postCode: '90-001', city: 'ŁÓDŹ' }

function Step({ country }: { country: 'PL' | 'DE' }) {
  const form = useForm({
    id: 'checkout',
    schema: z.custom<CheckoutForm>(),
    defaultValues: { ...emptyCheckoutForm, customerType: 'company', country, address: 'Stara 1' },
    fields: checkoutFields,
    ...useCheckoutTexts(),
    send: async () => undefined,
  })
  return (
    <CheckoutFormContext value={form}>
      <DeliveryCountriesContext value={['PL', 'DE']}>
        <PersonStep hasCompanyData />
      </DeliveryCountriesContext>
    </CheckoutFormContext>
  )
}

const open = (country: 'PL' | 'DE' = 'PL', locale: 'pl' | 'en' | 'ru' = 'pl') =>
  renderWithQueries(<Step country={country} />, locale)
const field = (key: 'company_name' | 'tax_id' | 'address' | 'zipcode' | 'city') =>
  screen.getByRole('textbox', { name: t(`checkout.${key}`) })
const press = () => screen.getByRole('button', { name: t('checkout.company_data') })

beforeEach(() => bff.mockReset())

it('fills in what the register says, and says so', async () => {
  bff.mockResolvedValue({ company })
  const { user } = open()
  await user.type(field('tax_id'), '526-025-02-74')
  await user.click(press())
  expect(await screen.findByText(t('checkout.company_data_filled'))).toBeVisible()
  expect(bff.mock.calls[0]).toMatchObject([
    '/api/company-data',
    { method: 'POST', json: { nip: '5260250274' } },
  ])
  expect(field('company_name')).toHaveValue('OPONY SP. Z O.O.')
  expect(field('address')).toHaveValue('UL. POLNA 3')
  expect(field('zipcode')).toHaveValue('90-001')
  expect(field('city')).toHaveValue('ŁÓDŹ')
})

it('leaves what was typed when the register says nothing of it', async () => {
  bff.mockResolvedValue({ company: { ...company, address: '', postCode: '', city: '' } })
  const { user } = open()
  await user.type(field('tax_id'), '5260250274')
  await user.click(press())
  await screen.findByText(t('checkout.company_data_filled'))
  expect(field('address')).toHaveValue('Stara 1')
})

it('asks nobody about a number that is none, and says so at its field', async () => {
  const { user } = open()
  await user.type(field('tax_id'), '5260250275')
  await user.click(press())
  expect(bff).not.toHaveBeenCalled()
  expect(await screen.findByText(t('checkout.errors.nip'))).toBeVisible()
})

it.each(routing.locales)('is not in the way when there is no answer, in %s', async (locale) => {
  const say = translate(locale)
  bff.mockRejectedValueOnce(new ProblemError('unavailable', 'away')).mockResolvedValueOnce({ company: null })
  const { user } = open('PL', locale)
  await user.type(screen.getByRole('textbox', { name: say('checkout.tax_id') }), '5260250274')
  const button = screen.getByRole('button', { name: say('checkout.company_data') })
  await user.click(button)
  expect(await screen.findByText(say('checkout.company_data_failed'))).toBeVisible()
  await user.click(button)
  expect(await screen.findByText(say('checkout.company_data_unknown'))).toBeVisible()
  expect(screen.queryByText(say('checkout.company_data_failed'))).not.toBeInTheDocument()
})

it('is for companies in Poland', () => {
  open('DE')
  expect(screen.queryByRole('button', { name: t('checkout.company_data') })).not.toBeInTheDocument()
})
