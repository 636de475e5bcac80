import { expect, it } from 'vitest'
import { StylesForTokens } from './styles-for-tokens.ts'

const of = (css: string, ...tokens: string[]) => new StylesForTokens(css).for(new Set(tokens))

it('takes what names only what the document has', () => {
  const css = '.card>li,.card .gone,.gone{top:0}.gone{left:0}h1.card{right:0}h2.card{right:1px}'
  expect(of(css, '.card', 'li', 'h1')).toBe('.card>li{top:0}h1.card{right:0}')
})

it('understands names that need an escape', () => {
  expect(of(String.raw`.sm\:p-1\.5{top:0}.lg\:p-1{top:1px}`, '.sm:p-1.5')).toBe(
    String.raw`.sm\:p-1\.5{top:0}`,
  )
})

it.each([
  ['[data-level=few]', true],
  ['[data-level="few"]', true],
  ['[data-level=none]', false],
  ['[data-level]', true],
  ['[aria-busy]', false],
  [':not([aria-busy])', true],
  [':disabled', true],
  [':checked', false],
  [':is(.gone,.card)', true],
  [':is(.gone,.away)', false],
  [':where(.card>*)', true],
  [':has(.gone)', false],
  [':has(.card:hover)', false],
  [':hover', false],
  [':focus-visible', false],
  [':first-child', true],
  ['::before', true],
  ['::placeholder', true],
  ['::details-content', true],
  ['::selection', false],
  ['::-webkit-slider-thumb', true],
  ['::-moz-range-thumb', false],
  ['::-webkit-search-cancel-button', false],
])('%s: %s', (state, isTaken) => {
  const css = `.card${state}{top:0}`
  const tokens = ['.card', '[data-level]', '[data-level=few]', '[disabled]']
  expect(of(css, ...tokens)).toBe(isTaken ? css : '')
})

it('keeps conditions and layers, but for those of later', () => {
  const css =
    '@layer base,late;@layer late{@media (min-width:40rem){.card{top:0}.gone{top:0}}@media print{.card{top:1px}}@media (hover:hover){.card{top:2px}}@supports (gap:1px){.gone{top:3px}}}'
  expect(of(css, '.card')).toBe('@layer base,late;@layer late{@media (min-width:40rem){.card{top:0}}}')
})

it('leaves out what is fetched, what moves, and what an engine has a name of its own for', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(B)}@keyframes turn{to{top:0}}.card{transition:all 1s;-webkit-mask:none;mask:none;-webkit-line-clamp:3}'
  expect(of(css, '.card')).toBe('@font-face{font-family:B;src:local(B)}.card{mask:none;-webkit-line-clamp:3}')
})

it('shows no picture that is written into a style, nor what such a picture is a mask for', () => {
  const css = `.card{mask:url("data:image/svg+xml,%3Csvg style='a:b;'%3E") center/contain no-repeat;background:url(/a.png)}`
  expect(of(css, '.card')).toBe(
    '.card{mask:linear-gradient(#0000,#0000) center/contain no-repeat;background:url(/a.png)}',
  )
})

it('names no typeface that is still to be fetched, which would be looked for in the system', () => {
  const css = [
    '@font-face{font-family:first;src:url(a.woff2)}@font-face{font-family:"Like It";src:local(B)}',
    '.a{--first:"first"}.b{--second:"second";--third:3}',
    ':root{--sans:var(--first), var(--second),"Like It", serif}.a{font-family:var(--sans);top:var(--third)}',
  ]
  expect(of(css.join(''), 'html', '.a', '.b')).toBe(
    '@font-face{font-family:"Like It";src:local(B)}.b{--second:"second";--third:3}:root{--sans:var(--second),"Like It", serif}.a{font-family:var(--sans);top:var(--third)}',
  )
})

it('writes the value of a property that nothing sets, and nothing that nobody reads', () => {
  const css = `.card{--tw-weight:500;border-style:var(--tw-style);line-height:var(--tw-leading,1.5)}.tight{--tw-leading:1}${[
    'style',
    'weight',
    'leading',
  ]
    .map(
      (name) =>
        `@property --tw-${name}{syntax:"*";inherits:false;initial-value:${name === 'style' ? 'solid' : '0'}}`,
    )
    .join('')}`
  expect(of(css, '.card')).toBe('.card{border-style:solid;line-height:var(--tw-leading,1.5)}')
  expect(of(css, '.card', '.tight')).toBe(
    '.card{border-style:solid;line-height:var(--tw-leading,1.5)}.tight{--tw-leading:1}@property --tw-leading{syntax:"*";inherits:false;initial-value:0}',
  )
})

it('says nothing twice in one rule', () => {
  expect(of('.card{content:"";top:0;content:""}', '.card')).toBe('.card{content:"";top:0}')
})
