import type { Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { aSpacer, aTire } from '@/tests/shop-examples'
import { ProductSafety } from './product-safety'

const maker: Manufacturer = {
  id: 1,
  name: 'Shunfeng Co., Ltd.',
  mark: 'SFP',
  address: '88 Zhenxing Road, Yuhuan, China',
  contact: 'https://shunfeng.example/contact',
  country: 'CN',
  responsibleName: 'Kontor Sp. z o.o.',
  responsibleAddress: 'ul. Portowa 7, Gdynia, Polska',
  responsibleContact: 'gpsr@kontor.example',
}

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling

it.each(routing.locales)('says in %s who made it and who answers in the Union, both reachable', (locale) => {
  const t = translate(locale)
  renderIn(
    <ProductSafety product={{ ...aSpacer, model: 'WS-20', ean: '5901234123457' }} maker={maker} />,
    locale,
  )
  expect(valueOf(t('safety.maker'))).toHaveTextContent(
    'Shunfeng Co., Ltd. (SFP), 88 Zhenxing Road, Yuhuan, China',
  )
  expect(valueOf(t('safety.responsible'))).toHaveTextContent(
    `Kontor Sp. z o.o., ul. Portowa 7, Gdynia, ${{ pl: 'Polska', en: 'Poland', ru: 'Польша' }[locale]}`,
  )
  expect(screen.getByRole('link', { name: maker.contact })).toHaveAttribute('href', maker.contact)
  expect(screen.getByRole('link', { name: maker.responsibleContact })).toHaveAttribute(
    'href',
    'mailto:gpsr@kontor.example',
  )
  expect(valueOf(t('safety.model'))).toHaveTextContent('WS-20')
  expect(valueOf(t('safety.ean'))).toHaveTextContent('5901234123457')
  expect(screen.queryByText(t('safety.part_number'))).toBeNull()
})

it.each(routing.locales)('has in %s the warnings of its kind, folded', (locale) => {
  renderIn(<ProductSafety product={aTire()} maker={null} />, locale)
  const warnings = screen.getByRole('group')
  expect(warnings).not.toHaveAttribute('open')
  expect(warnings).toHaveTextContent(translate(locale)('safety.warnings.Tire').replaceAll('\n', ' '))
})

it('has its own in their place, open, in Polish where they are not translated', () => {
  renderIn(<ProductSafety product={aTire({ warningsPl: 'Tylko do przyczep.' })} maker={null} />, 'en')
  const warnings = screen.getByRole('group')
  expect(warnings).toHaveAttribute('open')
  expect(within(warnings).getByText('Tylko do przyczep.')).toHaveAttribute('lang', 'pl')
})
