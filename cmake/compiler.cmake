# What every target of ours is compiled with; not handed on to users of the library.
add_library(sabar_compiler INTERFACE)
target_compile_options(sabar_compiler INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  $<$<BOOL:${SABAR_WERROR}>:-Werror>)
if(SABAR_SANITIZE)
  target_compile_options(sabar_compiler INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(sabar_compiler INTERFACE -fsanitize=address,undefined)
  if(SABAR_TESTS)
    # Pointers are AddressSanitizer's; the other one's look at them is a third of the time of compiling. The long runs
    # of the fuzz targets have both.
    target_compile_options(sabar_compiler INTERFACE -fno-sanitize=null,alignment,object-size,vptr,pointer-overflow)
  endif()
endif()
# The long runs are led by what they reach; the brief ones of the tests see no more of it than their own source.
if(SABAR_FUZZ AND NOT SABAR_TESTS)
  target_compile_options(sabar_compiler INTERFACE -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp)
endif()
if(SABAR_WASM)
  target_compile_options(sabar_compiler INTERFACE -fno-exceptions -fno-rtti -msimd128)
endif()
