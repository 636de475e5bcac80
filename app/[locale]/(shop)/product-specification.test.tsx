import type { Product } from '@bieznik/contract/catalogue/product'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SpecList } from '@/components/product/spec-list'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { aTire, aWheel } from '@/tests/shop-examples'
import { useSpecification } from './product-specification'

const Specification = ({ product }: { product: Product }) => <SpecList entries={useSpecification(product)} />

const ofWorks = {
  retreadWeek: '0926',
  carcassWeek: '4122',
  carcassClass: 'A',
} as const

describe.each(routing.locales)('the specification of a tire in %s', (locale) => {
  const t = translate(locale)
  const valueOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent

  it.each([
    [true, 'retreaded'],
    [false, 'new'],
  ] as const)('says whether it is a retread (%s)', (isRetreaded, word) => {
    renderIn(<Specification product={aTire({ isRetreaded })} />, locale)
    expect(valueOf(t('tire.condition'))).toBe(t(`tire.conditions.${word}`))
  })

  it('names no week of retreading and no casing of a new one', () => {
    renderIn(
      <Specification product={aTire({ isRetreaded: false, approval: 'E4 0212345', ...ofWorks })} />,
      locale,
    )
    expect(valueOf(t('wheel.approval'))).toBe('E4 0212345')
    for (const name of ['tire.retread_week', 'tire.carcass_week', 'tire.carcass_class'] as const)
      expect(valueOf(t(name))).toBeUndefined()
  })

  it('asks no such question of a wheel', () => {
    renderIn(<Specification product={aWheel} />, locale)
    expect(valueOf(t('tire.condition'))).toBeUndefined()
  })
})
