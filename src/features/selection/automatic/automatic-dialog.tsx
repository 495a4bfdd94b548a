import { Alert, Button, Modal, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Pack } from '../../../contract/pack'
import type { Candidate } from '../../../engine/select/selection'
import { afterPaint } from '../../../schedule/after-paint'
import { drawingState, stopDrawing } from '../../../state/core/drawing-state'
import { currentProject, projectState } from '../../../state/piping/project'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ProgressOverlay } from '../../../ui/feedback/progress-overlay'
import { applySelection } from '../../../workbench/commands/systems/apply-selection'
import { roomsView } from '../room-list/rooms-view'
import { automaticChoice, closeAutomaticChoice, type RoomScope } from './automatic-choice'
import classes from './automatic.module.css'
import { CandidateChart } from './candidate-chart'
import { CandidateDetails } from './candidate-details'
import { CandidateTable } from './candidate-table'
import { floorsOf } from './room-demands'
import { useCandidates } from './use-candidates'
import { WeightSliders } from './weight-sliders'

const DIALOG_PX = 1200

/** Dialog of the automatic selection: what is wished on the left, the candidates on the right; one click applies one, as one step of undo. */
export function AutomaticDialog({ pack }: { pack: Pack }) {
  const { t } = useTranslation('automatic')
  const { isOpen } = useSnapshot(automaticChoice)
  return (
    <Modal
      opened={isOpen}
      onClose={() => {
        stopDrawing()
        closeAutomaticChoice()
      }}
      size={DIALOG_PX}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {isOpen ? (
        <div className={classes.dialog}>
          <Wishes pack={pack} />
          <Results pack={pack} />
        </div>
      ) : null}
    </Modal>
  )
}

function Wishes({ pack }: { pack: Pack }) {
  const { t } = useTranslation('automatic')
  const { scope, family, refrigerant, pickedIds } = useSnapshot(automaticChoice)
  useSnapshot(projectState)
  const floors = floorsOf(currentProject()?.rooms ?? [])
  const scopes: { value: RoomScope; label: string }[] = [
    { value: 'all', label: t('scope.all') },
    ...(pickedIds.length > 0 ? [{ value: 'picked' as const, label: t('scope.picked', { count: pickedIds.length }) }] : []),
    ...floors.map((floor) => ({ value: `floor ${floor}` as const, label: t('scope.floor', { floor: floor || '–' }) })),
  ]
  const refrigerants = [...new Set(pack.series.map((series) => series.refrigerant))]
  return (
    <div className={classes.wishes}>
      <NativeSelect
        label={t('scope.label')}
        data={scopes}
        value={scope}
        onChange={(event) => (automaticChoice.scope = scopes.find(({ value }) => value === event.currentTarget.value)?.value ?? 'all')}
        data-autofocus
      />
      <NativeSelect
        label={t('family.label')}
        data={[
          { value: '', label: t('family.any') },
          { value: 'HP', label: t('family.HP') },
          { value: 'HR', label: t('family.HR') },
        ]}
        value={family}
        onChange={(event) => (automaticChoice.family = event.currentTarget.value)}
      />
      <NativeSelect
        label={t('refrigerant.label')}
        data={[{ value: '', label: t('refrigerant.any') }, ...refrigerants.map((value) => ({ value, label: value }))]}
        value={refrigerant}
        onChange={(event) => (automaticChoice.refrigerant = event.currentTarget.value)}
      />
      <WeightSliders />
    </div>
  )
}

function Results({ pack }: { pack: Pack }) {
  const { t } = useTranslation('automatic')
  const { readOnly } = useSnapshot(projectState)
  const { rooms, candidates, progress, error, cancel, isCancelled, again } = useCandidates(pack)
  const [pickedPlace, setPicked] = useState(0)
  const { isDrawing } = useSnapshot(drawingState)
  const picked = candidates && candidates[pickedPlace] ? pickedPlace : 0
  const candidate = candidates?.[picked]
  const apply = async (chosen: Candidate): Promise<void> => {
    // The first system would lead to its units: who chooses for rooms sees what serves them.
    roomsView.shown = 'rooms'
    if (!(await applySelection(chosen.systems, rooms))) return
    // The list of systems is drawn in a task of its own.
    await afterPaint()
    closeAutomaticChoice()
  }
  return (
    <div className={classes.results}>
      {error === null ? null : (
        <Alert color="red" title={t('failed')}>
          {error}
        </Alert>
      )}
      {isCancelled && progress === null ? (
        <Alert color="gray" title={t('cancelled')}>
          <Button variant="default" size="compact-sm" onClick={again}>
            {t('again')}
          </Button>
        </Alert>
      ) : null}
      {candidates && candidates.length === 0 ? <EmptyState title={t('none.title')} text={t('none.text')} /> : null}
      {candidates && candidate ? (
        <>
          <CandidateChart candidates={candidates} picked={picked} onPick={setPicked} />
          <CandidateTable
            candidates={candidates}
            picked={picked}
            isReadOnly={readOnly || isDrawing}
            onPick={setPicked}
            onApply={(chosen) => void apply(chosen)}
          />
          <CandidateDetails candidate={candidate} rooms={rooms} />
        </>
      ) : null}
      {isDrawing ? <Applying /> : null}
      {progress !== null && !isDrawing ? <ProgressOverlay text={t('working')} fraction={progress} onCancel={cancel} /> : null}
    </div>
  )
}

/** Shows how many of a candidate's systems are drawn. */
function Applying() {
  const { t } = useTranslation('automatic')
  const { progress } = useSnapshot(drawingState)
  return <ProgressOverlay text={t('applying')} fraction={progress} onCancel={stopDrawing} />
}
