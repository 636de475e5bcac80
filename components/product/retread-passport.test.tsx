import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { aTire, aWheel } from '@/tests/shop-examples'
import { ProductLayout } from './product-layout'
import { RetreadPassport } from './retread-passport'

const known = {
  retreadWeek: '0926',
  carcassWeek: '4122',
  carcassClass: 'A',
  approval: 'E20 108R-EXAMPLE',
} as const

const valueOf = (name: string) => screen.getByText(name).nextElementSibling

describe.each(routing.locales)('the passport of a retread in %s', (locale) => {
  const t = translate(locale)

  it.each([
    ['passenger', '108'],
    ['4X4', '108'],
    ['truck', '109'],
  ] as const)('of a %s tire names UN Regulation No. %s', (typeOfTire, number) => {
    renderIn(<RetreadPassport tire={aTire({ typeOfTire })} />, locale)
    expect(valueOf('1 RETREAD')).toHaveTextContent(new RegExp(`\\b${number}$`))
  })

  // Shows D31
  it('shows week, approval and casing, and links to how tires are retreaded', () => {
    renderIn(<RetreadPassport tire={aTire(known)} />, locale)
    expect(valueOf(`2 ${t('product.passport.tread')}`)).toHaveTextContent(/9.*2026/)
    expect(valueOf(`4 ${t('product.passport.approval')}`)).toHaveTextContent('E20 108R-EXAMPLE')
    expect(valueOf(t('product.passport.casing'))).toHaveTextContent(/A: .*; .*41.*2022/)
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/retreading$/))
  })

  it('says plainly what is not known, and leaves out a casing of which nothing is', () => {
    renderIn(<RetreadPassport tire={aTire({ retreadWeek: '', approval: '' })} />, locale)
    expect(screen.getAllByText(t('product.passport.on_sidewall'))).toHaveLength(2)
    expect(screen.queryByText(t('product.passport.casing'))).not.toBeInTheDocument()
  })
})

it('draws the marks of this tire, which the address says', () => {
  renderIn(<RetreadPassport tire={aTire({ ...known, loadClass: 'C', icVc: '104S' })} />)
  const src = screen.getByRole('img').getAttribute('src') ?? ''
  expect(Object.fromEntries(new URL(src, 'https://shop.example').searchParams)).toMatchObject({
    approval: 'E20 108R-EXAMPLE',
    size: '195/80 R15C 104S',
    week: '0926',
  })
})

it('is on the page of a retread alone, which leads to it', () => {
  const t = translate('pl')
  const link = () => screen.queryByRole('link', { name: t('product.made') })
  const layout = (product: Parameters<typeof ProductLayout>[0]['product']) => (
    <ProductLayout product={product} price="" stock="" action="" specification={[]} />
  )
  const { container, rerender } = renderIn(layout(aTire()))
  expect(container.querySelector(link()?.getAttribute('href') ?? 'none')).not.toBeNull()
  for (const product of [aTire({ isRetreaded: false }), aWheel]) {
    rerender(layout(product))
    expect(link()).toBeNull()
  }
})
