import { RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { RemoveButton } from '@/components/ui/remove-button'
import { FieldError } from '@/components/ui/field-error'
import type { PictureProblem } from '@/lib/pictures/picture-problem'
import type { Upload } from './use-uploads'

interface UploadListProps {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (upload: Upload) => void
}

/** Files on their way, and those that were not taken with the reason. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  const t = useTranslations('pictures')
  return (
    <ul className="flex flex-col gap-2" aria-live="polite" aria-relevant="additions">
      {uploads.map((upload) => {
        const { id, file, share, problem } = upload
        const { name } = file
        return (
          <li key={id} className="flex items-center gap-2 border border-line bg-sheet p-2">
            <div className="min-w-0 flex-1 text-sm">
              <p className="truncate">{name}</p>
              {problem ? (
                <ProblemText problem={problem} />
              ) : (
                <progress
                  value={share}
                  max={1}
                  aria-label={t('uploading', { name })}
                  className="h-2 w-full accent-signal"
                />
              )}
            </div>
            {problem && 'code' in problem && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={t('retry', { name })}
                onClick={() => onRetry(upload)}
              >
                <RotateCw aria-hidden className="size-5" />
              </Button>
            )}
            <RemoveButton
              label={t(problem ? 'dismiss' : 'stop', { name })}
              onClick={() => onDismiss(upload)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function ProblemText({ problem }: { problem: PictureProblem }) {
  const refused = useTranslations('pictures.errors')
  const failed = useTranslations('errors')
  return (
    <div role="alert">
      <FieldError id={undefined}>
        {'refusal' in problem ? refused(problem.refusal) : failed(problem.code)}
      </FieldError>
    </div>
  )
}
