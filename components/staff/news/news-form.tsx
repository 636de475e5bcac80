'use client'

import type { ManagedNews } from '@bieznik/contract/content/news-input'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { ReadyFieldset } from '@/components/ui/ready-fieldset'
import { ChangedElsewhere } from '../parts/changed-elsewhere'
import { UnsavedChanges } from './unsaved-changes'
import { NewsFields } from './news-fields'
import { NewsPreview, type RenderNews } from './news-preview'
import { PublicationForm } from './publication-form'
import { useNewsForm } from './use-news-form'
import { Day } from '@/components/ui/day'

interface NewsFormProps {
  /** As it is known now; null: a new one. */
  item: ManagedNews | null
  onSaved: (saved: ManagedNews) => void
  renderPreview: RenderNews
}

/** The form of a news item, new or known, above the item as it will look. */
export function NewsForm({ item, onSaved, renderPreview }: NewsFormProps) {
  const t = useTranslations('admin_news')
  const { form, seen, isDirty, isOutdated, changes, ...go } = useNewsForm(item, onSaved)
  return (
    <>
      <UnsavedChanges isUnsaved={isDirty} />
      {seen && (
        <>
          <NewsAuthors item={seen} />
          <PublicationForm
            base={seen}
            isUnsaved={isDirty}
            onChanged={(changed) => go.goOnFrom(changed, { keepDirtyValues: true })}
          />
        </>
      )}
      <Form form={form} className="flex flex-col gap-4">
        {isOutdated && (
          <ChangedElsewhere
            changes={changes.map(({ name, value }) => ({ label: t(`fields.${name}`), value }))}
            onTakeNewest={go.takeNewest}
            onKeepMine={go.keepMine}
          />
        )}
        <ReadyFieldset>
          <Card className="flex flex-col gap-4">
            <NewsFields form={form} />
            <Button type="submit" busy={form.formState.isSubmitting} className="sm:self-start">
              {t(item === null ? 'submit' : 'save')}
            </Button>
          </Card>
        </ReadyFieldset>
      </Form>
      <NewsPreview control={form.control} base={seen} render={renderPreview} />
    </>
  )
}

/** Who wrote an item, and who changed it last. */
function NewsAuthors({ item: { author, editor, updatedAt } }: { item: ManagedNews }) {
  const t = useTranslations('admin_news')
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-quiet">{t('author')}</dt>
        <dd className={author === null ? undefined : 'figures break-all whitespace-normal'}>
          {author ?? t('from_start')}
        </dd>
      </div>
      {editor !== null && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-quiet">{t('editor')}</dt>
          <dd>
            <Day date={updatedAt} /> <span className="figures break-all whitespace-normal">{editor}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
