import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { carSteps, stepId, type CarStep } from '@/lib/my-car/car-steps'

interface CarStepNavProps {
  step: CarStep
  onChoose: (step: CarStep) => void
}

/** The three places where numbers of a car are read, in any order. */
export function CarStepNav({ step, onChoose }: CarStepNavProps) {
  const t = useTranslations('my_car')
  return (
    <ol className="grid grid-cols-3 gap-2">
      {carSteps.map(({ name }, index) => (
        <li key={name}>
          <button
            type="button"
            aria-current={name === step ? 'step' : undefined}
            aria-controls={stepId(name)}
            onClick={() => onChoose(name)}
            className={clsx(
              'flex min-h-11 w-full flex-col border-b-4 px-1 py-1 text-left text-sm sm:text-base',
              name === step ? 'border-signal font-semibold' : 'border-line hover:border-edge',
            )}
          >
            <span>{`${index + 1}. ${t(`steps.${name}`)}`}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
