const SECOND_MS = 1000;

/** What counts how long something has been looked at. */
export type ViewTimer = {
  /** Whether it is in view now. */
  tell(isInView: boolean): void;
  end(): void;
};

/** Calls back once, when something has been in view for a second, on a page that is itself looked at. */
export function viewTimer(onSeen: () => void): ViewTimer {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = isInView && !document.hidden ? setTimeout(count, SECOND_MS) : undefined;
  };
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  function count() {
    end();
    onSeen();
  }
  document.addEventListener('visibilitychange', look);
  return {
    tell: (now) => {
      isInView = now;
      look();
    },
    end,
  };
}
