const SECOND_MS = 1000;

/** A timer of viewing time. */
export type ViewTimer = {
  /** Sets whether the element is in view. */
  tell(isInView: boolean): void;
  end(): void;
};

/** Calls back once an element has been in view for a second, on a visible page. */
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
