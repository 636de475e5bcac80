import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import pl from '@/messages/pl.json'
import { renderIn, translate } from '@/tests/render'
import { dataDeletionOutline } from './data-deletion-outline'
import { privacyOutline } from './privacy-outline'
import { returnsOutline } from './returns-outline'
import { rulesOutline } from './rules-outline'
import type { TextOutline } from './text-outline'
import { TextPage } from './text-page'

const outlines = {
  rules: rulesOutline,
  privacy: privacyOutline,
  returns: returnsOutline,
  data_deletion: dataDeletionOutline,
}
const names = ['rules', 'privacy', 'returns', 'data_deletion'] as const

function keysOf(tree: object, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}.${key}`) : [`${prefix}.${key}`],
  )
}

function keysInOrder({ title, lead, sections }: TextOutline): string[] {
  const keysOfBody = sections.flatMap((section) => [
    section.title,
    ...section.body.flatMap((block) => {
      if (typeof block === 'string') return [block]
      return 'list' in block ? block.list : block.steps
    }),
  ])
  return [title, lead, ...keysOfBody]
}

describe.each(names)('the text of %s', (name) => {
  const outline = outlines[name]

  it('says everything that is written for it, once', () => {
    const said = [...keysInOrder(outline), `${name}.description`]
    expect(said.toSorted()).toEqual(keysOf(pl[name], name).toSorted())
  })

  it.each(routing.locales)('has in %s its contents lead to each section', (locale) => {
    const t = translate(locale)
    renderIn(<TextPage outline={outline} />, locale)
    expect(screen.getByRole('heading', { level: 1, name: t(outline.title) })).toBeInTheDocument()
    const contents = screen.getByRole('navigation', { name: t('text_page.contents') })
    for (const { id, title } of outline.sections) {
      const section = screen.getByRole('region', { name: t(title) })
      expect(section).toHaveAttribute('id', id)
      expect(
        within(contents).getByRole('link', { name: new RegExp(`${t(title)}$`), hidden: true }),
      ).toHaveAttribute('href', `#${id}`)
    }
  })

  it.each(routing.locales)('leaves in %s no tag and no gap in its words', (locale) => {
    const { container } = renderIn(<TextPage outline={outline} />, locale)
    expect(container.textContent).not.toMatch(/[<>{}]|undefined|\[object/)
    expect(container.textContent).not.toContain(`${name}.`)
  })
})

describe.each(routing.locales)('the facts in %s', (locale) => {
  const textOf = (outline: TextOutline) =>
    renderIn(<TextPage outline={outline} />, locale).container.textContent

  it.each([
    ['rules', ['2–3', '14', '5–7', 'VAT', 'UOKiK', '108', 'RETREAD', 'ul. Kauczukowa 14']],
    ['returns', ['14', '5–7', 'biuro@bieznik.example']],
    ['privacy', ['Firebase', '3', '30', 'NIP|tax number']],
    ['data_deletion', ['3 рабочих дней', '30 дней', 'biuro@bieznik.example', 'закон']],
  ] as const)('of %s are those of the shop', (name, facts) => {
    const text = textOf(outlines[name])
    for (const fact of facts) expect(text).toMatch(new RegExp(fact))
  })

  it('of the rules name the countries that are delivered to, from the variable', () => {
    const list = new Intl.DisplayNames([locale], { type: 'region' }).of('PL')
    expect(textOf(rulesOutline)).toContain(`: ${list}.`)
  })

  it('lead from the returns to the rules and from the rules to the privacy policy', () => {
    const prefix = locale === 'pl' ? '' : `/${locale}`
    const { container } = renderIn(
      <>
        <TextPage outline={returnsOutline} />
        <TextPage outline={rulesOutline} />
      </>,
      locale,
    )
    const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(targets).toEqual(
      expect.arrayContaining([`${prefix}/rules`, `${prefix}/privacy`, `${prefix}/returns`]),
    )
  })
})
