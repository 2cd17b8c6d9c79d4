import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button, inputLook } from "./controls.tsx";

interface SearchFormProps {
  action: string;
  name: string;
  value: string;
  label: string;
  placeholder: string;
  /** Fields that the search keeps. */
  hidden?: Readonly<Record<string, string>>;
}

/** One search field. With scripts the results follow the typing; without, the button brings them. */
export function SearchForm({ action, name, value, label, placeholder, hidden = {} }: SearchFormProps) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address may change by other ways than by typing here.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);

  return (
    <Form
      action={action}
      role="search"
      aria-label={label}
      className="flex gap-2"
      onInput={({ currentTarget: form }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), 180);
      }}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {Object.entries(hidden).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <div className="relative flex min-w-0 flex-1">
        <Search
          size={19}
          strokeWidth={1.75}
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-muted"
        />
        <input
          ref={input}
          type="search"
          name={name}
          defaultValue={value}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          className={`${inputLook} pl-11`}
        />
      </div>
      <Button>Search</Button>
    </Form>
  );
}
