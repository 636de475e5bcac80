import type { Section } from '@bieznik/contract/content/documents'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

/** The way to each section: beside the text from 1024 px, above it and closed to one line on a phone. */
export function DocumentContents({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations()
  return (
    <nav
      aria-label={t('text_page.contents')}
      className="border border-line bg-sheet lg:sticky lg:top-4 lg:border-0 lg:bg-transparent print:hidden"
    >
      <details className="group lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-4 text-sm font-medium text-quiet lg:pointer-events-none lg:px-0">
          <span>{t('text_page.contents')}</span>
          <Icon name="down" className="size-4 text-signal group-open:rotate-180 lg:hidden" />
        </summary>
        <ol className="border-t border-line px-4 py-2 lg:border-rubber lg:px-0">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-2 text-sm hover:text-signal hover:underline hover:underline-offset-3 lg:min-h-9"
              >
                <span className="text-quiet">{`${index + 1}.`}</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
