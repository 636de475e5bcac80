import type { Tire } from '@bieznik/contract/catalogue/product'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { aLabel, aTire } from '@/tests/shop-examples'
import { LabelLine } from './label-line'
import { LabelLinks } from './label-links'
import { useLabelTexts } from './use-label-texts'

const REGISTRY = 'https://eprel.ec.europa.eu'

function AtPrice({ tire }: { tire: Tire }) {
  const label = useLabelTexts()(tire)
  return (
    <>
      {label && <LabelLine label={label} />}
      <LabelLinks tire={tire} />
    </>
  )
}

describe.each(routing.locales)('the label of a new tire in %s', (locale) => {
  const t = translate(locale)

  it('is an arrow with its class, which leads to the whole label, and the rest in words', () => {
    renderIn(<AtPrice tire={aTire({ ...aLabel, iceGrip: true })} />, locale)
    const name = t('tire_label.fuel', { fuelClass: 'C' })
    expect(screen.getByRole('img', { name })).toHaveTextContent('C')
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `${REGISTRY}/screen/product/tyres/381667`,
    )
    const words = ['wet', 'noise_classed', 'snow', 'ice'] as const
    const texts = words.map((key) => t(`tire_label.${key}`, { wetGrip: 'B', noise: 71, noiseClass: 'B' }))
    expect(screen.getByText(texts.join(' · '))).toBeVisible()
  })

  it('leads to its product information sheet', () => {
    renderIn(<AtPrice tire={aTire(aLabel)} />, locale)
    const sheet = screen.getByRole('link', { name: t('tire_label.sheet') })
    const language = locale === 'pl' ? 'PL' : 'EN'
    expect(sheet).toHaveAttribute('href', `${REGISTRY}/fiches/tyres/Fiche_381667_${language}.pdf`)
  })

  it('is no link where the registry is not known, and says what is', () => {
    renderIn(<AtPrice tire={aTire({ ...aLabel, eprel: '', noiseClass: '', snowMarking: '' })} />, locale)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByRole('img')).toBeVisible()
    const noise = t('tire_label.noise', { noise: 71 })
    expect(screen.getByText(`${t('tire_label.wet', { wetGrip: 'B' })} · ${noise}`)).toBeVisible()
  })

  it.each([
    ['a retread', aTire({ ...aLabel, isRetreaded: true })],
    ['a tire whose class is not known', aTire({ isRetreaded: false })],
  ])('is not there of %s', (_what, tire) => {
    const { container } = renderIn(<AtPrice tire={tire} />, locale)
    expect(container).toBeEmptyDOMElement()
  })
})
