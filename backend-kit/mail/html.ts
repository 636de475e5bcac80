import { escapeMarkup } from '../escape-markup.ts'

/** Markup that only `html` makes. */
export class Html {
  private readonly markup: string

  private constructor(markup: string) {
    this.markup = markup
  }

  toString(): string {
    return this.markup
  }

  static of(strings: TemplateStringsArray, values: readonly Insert[]): Html {
    return new Html(strings.map((markup, index) => markup + markupOf(values[index] ?? '')).join(''))
  }
}

type Insert = Html | string | number | readonly Html[]

function markupOf(value: Insert): string {
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object') return value.map(String).join('')
  return escapeMarkup(String(value))
}

/** Text that is put in becomes text, whatever it contains; only other markup stays markup. */
export function html(strings: TemplateStringsArray, ...values: readonly Insert[]): Html {
  return Html.of(strings, values)
}
